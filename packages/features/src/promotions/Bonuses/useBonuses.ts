import { type HeldBonus, listBonuses } from '@baize/contract';
import { type AccountRead, promotionsQueryKey, useAccountQuery } from '../../core/index.ts';

const bonusesOf = ({ bonuses }: { bonuses: readonly HeldBonus[] }): readonly HeldBonus[] => bonuses;

/** The bonuses that the member has to wager, the oldest first; live events have them read again. */
export const useBonuses = (): AccountRead<readonly HeldBonus[]> =>
  useAccountQuery(listBonuses, { key: (account) => [...promotionsQueryKey(account), 'bonuses'], select: bonusesOf }).state;
