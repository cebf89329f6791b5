import { getGuildCode, guildCodeRefreshMs, refreshGuildCode } from '@baize/contract';
import { skipToken, useQuery } from '@tanstack/react-query';
import { type AccountRead, formRefusalOf, gatewayNow, useAccountQuery, useSecondsLeft } from '../../core/index.ts';
import { ownKey } from '../Legion/legionKeys.ts';
import { type GuildCallState, useGuildCall } from '../Legion/useGuildCall.ts';

/** The code by which members join, and how the master makes a new one. */
export interface GuildCode {
  state: AccountRead<{ code: string }>;
  refreshing: GuildCallState;
  /** Seconds until it can be refreshed again (§9); 0 where it can be. */
  secondsLocked: number;
  /** Whether there is a new code; false while it is locked. */
  refresh(): Promise<boolean>;
}

const codeKey = (account: string) => [...ownKey(account), 'code'] as const;
const lockKey = (account: string) => [...ownKey(account), 'codeLock'] as const;

/** The legion's invitation code (§7 "GET code", "PUT refresh code"). */
export function useGuildCode(): GuildCode {
  const { account, state } = useAccountQuery(getGuildCode, { key: codeKey, isReadEachTime: true });
  // Of all places that show the code: another one is not quicker.
  const { data: opensAt = 0 } = useQuery<number>({ queryKey: lockKey(account), queryFn: skipToken });
  const secondsLocked = useSecondsLeft(opensAt);
  const { state: refreshing, run } = useGuildCall<void, { code: string }>({
    send: (client) => client.send(refreshGuildCode, {}),
    onDone: (reply, { queries }) => {
      queries.setQueryData(codeKey(account), reply);
      queries.setQueryData(lockKey(account), gatewayNow() + guildCodeRefreshMs);
    },
    // Another tab was quicker: its lock is this one's, and the new code is read.
    onFailed: (error, { queries }) => {
      if (formRefusalOf(error).code === 'TOO_MANY_REQUEST') queries.setQueryData(lockKey(account), gatewayNow() + guildCodeRefreshMs);
    },
  });
  return { state, refreshing, secondsLocked, refresh: async () => secondsLocked === 0 && (await run()) };
}
