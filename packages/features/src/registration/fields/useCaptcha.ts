import { getCaptcha } from '@baize/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../core/index.ts';

/** A picture to read, where the setting asks for one (§3). */
export interface Captcha {
  /** Sent back beside what was read; undefined until the picture has come. */
  id: string | undefined;
  /** Undefined while it is on its way; empty when it could not be had. */
  image: string | undefined;
  /** Brings another picture: each is good for one try. */
  refresh(): void;
}

const queryKey = ['registration', 'captcha'] as const;

/** The captcha of the registration; undefined where none is asked for. It is renewed before it runs out. */
export function useCaptcha(isNeeded: boolean): Captcha | undefined {
  const client = useClient();
  const queries = useQueryClient();
  const { data, isFetching } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.send(getCaptcha, {}, { signal }),
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data ? state.data.expiresInSeconds * 1000 : false),
  });
  if (!isNeeded) return undefined;
  return {
    id: data?.captchaId,
    image: isFetching ? undefined : (data?.image ?? ''),
    refresh: () => void queries.refetchQueries({ queryKey }),
  };
}
