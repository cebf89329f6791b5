import { getBetTotals, getNetDeposits, type Period, type TransactionGroup } from '@baize/contract';
import type { PageValues } from '../../core/index.ts';
import type { BetFilter } from '../BetHistory/useBetHistory.ts';
import type { PlayFilter } from '../ProfitAndLoss/useProfitAndLoss.ts';
import { transactionKindsOf } from '../TransactionHistory/transactionKindsOf.ts';
import type { TransactionFilter } from '../TransactionHistory/useTransactionHistory.ts';

// An address can bring anything: what the gateway would refuse is as good as nothing.
const { vendorType: type, gameId: game, state: stateOfRound } = getBetTotals.request.shape;

/** The days of an address; the usual ones where it names none, or such as records are not kept for. */
export function periodIn({ from, to }: PageValues, usual: Period, kept: Period): Period {
  const { data } = getNetDeposits.request.safeParse({ from, to });
  return data && kept.from <= data.from && data.from <= data.to && data.to <= kept.to ? data : usual;
}

/** What else than days rounds are chosen by. */
export const chosenOfBets = ({ vendorType, gameId, state }: PageValues): Omit<BetFilter, keyof Period> => ({
  vendorType: type.safeParse(vendorType).data,
  gameId: game.safeParse(gameId).data,
  state: stateOfRound.safeParse(state).data,
});

/** What else than days play is counted by. */
export const chosenOfPlay = ({ vendorType }: PageValues): Omit<PlayFilter, keyof Period> => ({
  vendorType: type.safeParse(vendorType).data,
});

/** What else than days movements are chosen by; a group is no choice. */
export const chosenOfTransactions =
  (group: TransactionGroup | undefined) =>
  ({ kind }: PageValues): Omit<TransactionFilter, keyof Period> => ({ group, kind: transactionKindsOf(group).find((one) => one === kind) });

/** Nothing else than days. */
export const nothingChosen = (): object => ({});

/** A filter as an address has it: the usual days are not written, so that it stands for those of another day as well. */
export function valuesOfFilter(filter: Period & PageValues, usual: Period): PageValues {
  const { from, to, vendorType, gameId, state, kind } = filter;
  const isUsual = from === usual.from && to === usual.to;
  return { ...(!isUsual && { from, to }), vendorType, gameId, state, kind };
}
