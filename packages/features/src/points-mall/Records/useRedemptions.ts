import { listRedemptions } from '@baize/contract';
import { pointsQueryKey, useAccountPages } from '../../core/index.ts';

/** What the member has redeemed, the newest first (§2 "redeem history"). */
export const useRedemptions = () =>
  useAccountPages(listRedemptions, { key: (account) => [...pointsQueryKey(account), 'redemptions'], isReadEachTime: true }).state;
