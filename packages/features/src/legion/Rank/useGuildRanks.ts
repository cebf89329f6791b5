import {
  type GuildRankScope,
  type GuildRanks,
  type GuildRankType,
  type GuildTurn,
  guildRankPageSize,
  listGuildRanks,
  mostGuildRankPages,
} from '@baize/contract';
import { useState } from 'react';
import { type AccountRead, useAccountQuery } from '../../core/index.ts';
import { ownKey } from '../Legion/legionKeys.ts';

/** Milliseconds after which ranks are read again while they are looked at. */
const againMs = 5_000;

/** Which rank is looked at. */
export interface RankChoice {
  scope: GuildRankScope;
  type: GuildRankType;
  period: GuildTurn;
  page: number;
}

/** A rank, and the choice of it. */
export interface GuildRankRead {
  choice: RankChoice;
  /** Another rank begins at its first page. */
  choose(next: Partial<RankChoice>): void;
  state: AccountRead<GuildRanks>;
  /** Pages that can be read. */
  pages: number;
}

/** Pages of so many places that can be read. */
export const rankPagesOf = (total: number): number => Math.min(mostGuildRankPages, Math.max(1, Math.ceil(total / guildRankPageSize)));

/** Ranks of the legion's members, or of all legions (§7 "GET guild rank"). */
export function useGuildRanks(): GuildRankRead {
  const [choice, setChoice] = useState<RankChoice>({ scope: 'members', type: 'BET', period: 'C', page: 1 });
  const { scope, type, period, page } = choice;
  const { state } = useAccountQuery(listGuildRanks, {
    key: (account) => [...ownKey(account), 'ranks', scope, type, period, page],
    request: { scope, type, period, page, size: guildRankPageSize },
    isReadEachTime: true,
    againMs,
  });
  return {
    choice,
    choose: (next) => setChoice((before) => ({ ...before, page: 1, ...next })),
    state,
    pages: state.status === 'ready' ? rankPagesOf(state.data.total) : 1,
  };
}
