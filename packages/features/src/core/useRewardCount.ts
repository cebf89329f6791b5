import { countRewards, getAvailablePromotions } from '@baize/contract';
import { availablePromotionsQueryKey } from './queries.ts';
import { useAccountQuery } from './session/useAccountQuery.ts';
import { useMember } from './session/useMember.ts';

/** How many rewards the member can claim (§2 "personal center with a reward badge"): who can't open that centre is asked nothing. */
export function useRewardCount(): number {
  const { role } = useMember();
  const { data } = useAccountQuery(getAvailablePromotions, { key: availablePromotionsQueryKey, isWanted: role === 'member' });
  return data ? countRewards(data.availablePromo) : 0;
}
