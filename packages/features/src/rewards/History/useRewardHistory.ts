import { listRewardHistory, type RewardRow } from '@baize/contract';
import { type AccountPagesState, promotionsQueryKey, useAccountPages } from '../../core/index.ts';

/** The member's parts in promotions, the newest first, of the days that records are kept for. */
export const useRewardHistory = (): AccountPagesState<RewardRow> =>
  useAccountPages(listRewardHistory, { key: (account) => [...promotionsQueryKey(account), 'history'], isReadEachTime: true }).state;
