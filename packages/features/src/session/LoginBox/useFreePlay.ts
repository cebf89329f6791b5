import { startFreePlay } from '@baize/contract';
import { useMutation } from '@tanstack/react-query';
import { type BegunSession, type Refused, refusalOf, useBeginSession, useClient, usePermission } from '../../core/index.ts';

/** Free play as data and one action. */
export interface FreePlay {
  /** §6: whether the brand has it; false until the permission has come. */
  isOffered: boolean;
  isStarting: boolean;
  refusal: Refused | undefined;
  /** Starts a session on a fresh trial account; undefined when it was refused. */
  start(): Promise<BegunSession | undefined>;
}

/** The operating system as the browser tells it, which not all do. */
function operatingSystem(): string {
  const { userAgentData } = navigator as Navigator & { userAgentData?: { platform?: string } };
  return (userAgentData?.platform || navigator.platform || 'unknown').slice(0, 64);
}

/** Free play for visitors, where the brand has it (§2, §3, §6): demo games on an account that ends with the visit. */
export function useFreePlay(): FreePlay {
  const client = useClient();
  const begin = useBeginSession();
  const isOffered = usePermission()?.flags.freePlay ?? false;
  const starting = useMutation({ mutationFn: () => client.send(startFreePlay, { os: operatingSystem(), platform: 'W' }) });
  return {
    isOffered,
    isStarting: starting.isPending,
    refusal: starting.error ? refusalOf(starting.error) : undefined,
    start: () => starting.mutateAsync().then(begin, () => undefined),
  };
}
