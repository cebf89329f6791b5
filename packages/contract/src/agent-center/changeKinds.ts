import { type TransactionKind, transactionKinds } from '../records/transaction.ts';

/** §9 "Excluded tx type ids": numbers alone; the specification gives none of them a meaning. */
export const excludedTypeIds = [6231, 2004, 4203, 4223, 6156] as const;

/**
 * §9 "Excluded tx type ids" in kinds of ours, and the only list of them. What moves within a round is told by the debt record, round by
 * round, and a transfer between wallets leaves the player with what he had: neither is a change of an account.
 */
export const excludedKinds = ['bet', 'win', 'rollback', 'winTakenBack', 'walletTransfer'] as const satisfies readonly TransactionKind[];
type ExcludedKind = (typeof excludedKinds)[number];
/** A kind that §2's "account change details" have. */
export type ChangeKind = Exclude<TransactionKind, ExcludedKind>;

const isChangeKind = (kind: TransactionKind): kind is ChangeKind => !(excludedKinds as readonly TransactionKind[]).includes(kind);
/** Kinds of "account change details": all but {@link excludedKinds}. */
export const changeKinds: readonly ChangeKind[] = transactionKinds.filter(isChangeKind);
