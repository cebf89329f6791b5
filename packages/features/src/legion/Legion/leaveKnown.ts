import type { QueryClient } from '@tanstack/react-query';
import { guildQueryKey, memberInfoQueryKey } from '../../core/index.ts';

/** The member is in no legion any more: what he knew of it is not read again. */
export function leaveKnown({ queries, account }: { queries: QueryClient; account: string }): void {
  queries.setQueryData(guildQueryKey(account), null);
  // It says whether he leads one.
  void queries.invalidateQueries({ queryKey: memberInfoQueryKey(account) });
}
