import { getLeaderboard, type Leaderboard, type LeaderboardTurn, type MissionPeriod } from '@baize/contract';
import { useState } from 'react';
import { type AccountRead, promotionsQueryKey, useAccountQuery } from '../../core/index.ts';

/** Milliseconds after which ranks are read again. */
const againMs = 30_000;

/** Which leaderboard is looked at. */
export interface LeaderboardChoice {
  period: MissionPeriod;
  turn: LeaderboardTurn;
}

/** A leaderboard, and the choice of it. */
export interface Ranks {
  choice: LeaderboardChoice;
  choose(choice: LeaderboardChoice): void;
  /** `leaderboard` is absent where the brand has none of the period. */
  state: AccountRead<{ leaderboard?: Leaderboard | undefined }>;
}

/** Ranks by turnover of a day or a week (§2 "mission leaderboard"). */
export function useLeaderboard(): Ranks {
  const [choice, choose] = useState<LeaderboardChoice>({ period: 'week', turn: 'current' });
  const { state } = useAccountQuery(getLeaderboard, {
    key: (account) => [...promotionsQueryKey(account), 'leaderboard', choice.period, choice.turn],
    request: choice,
    isReadEachTime: true,
    againMs,
  });
  return { choice, choose, state };
}
