import { getPoints, type MemberPoints } from '@baize/contract';
import { type AccountRead, pointsQueryKey, useAccountQuery } from '../../core/index.ts';

/** Points come with play, without a word of it: they are read again so often while they are looked at. */
const againMs = 15_000;

/** A member's points, the rate table and what points convert to (§3 "Points"). */
export function usePoints(): AccountRead<MemberPoints> {
  return useAccountQuery(getPoints, { key: (account) => [...pointsQueryKey(account), 'balance'], isReadEachTime: true, againMs }).state;
}
