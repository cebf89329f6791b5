import type { Guild } from '@baize/contract';
import type { QueryClient } from '@tanstack/react-query';
import { guildQueryKey, memberInfoQueryKey } from '../../core/index.ts';
import { ownKey } from './legionKeys.ts';

/** The member is in this legion now: what is known of another one is forgotten. */
export function enterKnown(guild: Guild, { queries, account }: { queries: QueryClient; account: string }): void {
  queries.removeQueries({ queryKey: ownKey(account) });
  queries.setQueryData(guildQueryKey(account), guild);
  // It says whether he leads one.
  void queries.invalidateQueries({ queryKey: memberInfoQueryKey(account) });
}
