import { listPointRewards, type PointReward } from '@baize/contract';
import { type AccountRead, pointsQueryKey, useAccountQuery } from '../../core/index.ts';

/** The stock falls while it is looked at. */
const againMs = 60_000;

/** What can be had for points now, of all types (§2 "Points mall"). */
export function usePointRewards(): AccountRead<readonly PointReward[]> {
  return useAccountQuery(listPointRewards, {
    key: (account) => [...pointsQueryKey(account), 'rewards'],
    select: ({ rows }) => rows,
    isReadEachTime: true,
    againMs,
  }).state;
}
