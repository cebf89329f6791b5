import { getCaptcha } from '@baize/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../client/ClientProvider.tsx';

/** A picture to read, where a login or a registration asks for one (§2, §3, §4). */
export interface Captcha {
  /** Sent back beside what was read; undefined until the picture has come. */
  id: string | undefined;
  /** Undefined while it is on its way; empty when it could not be had. */
  image: string | undefined;
  /** Brings another picture: each is good for one try. */
  refresh(): void;
}

/** The captcha of a form; undefined where none is asked for. It is renewed before it runs out.
 *  @param form names the form: two that are open at once have a picture each. */
export function useCaptcha(form: 'login' | 'registration' | 'agentApplication', isNeeded: boolean): Captcha | undefined {
  const queryKey = ['captcha', form];
  const client = useClient();
  const queries = useQueryClient();
  const { data, isFetching } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.send(getCaptcha, {}, { signal }),
    enabled: isNeeded,
    // In a tab that nobody looks at the interval rests: who comes back to one that has run out is brought another at once.
    staleTime: ({ state }) => (state.data?.expiresInSeconds ?? 0) * 1000,
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
