import { type TransactionGroup, type TransactionKind, transactionGroups, transactionKinds } from '@baize/contract';

/** A payout moves what its withdrawal has taken from the balance before. */
const shownKinds = transactionKinds.filter((kind) => kind !== 'payout');

/** What movements can be chosen by: of a group its own kinds. */
export const transactionKindsOf = (group: TransactionGroup | undefined): readonly TransactionKind[] =>
  group ? transactionGroups[group] : shownKinds;
