import * as z from 'zod/mini';
import { amount, signedAmount } from '../wire/money.ts';

/** Why a balance moved: every posting of the ledger says one of them. */
export const transactionKinds = [
  'bet',
  'win',
  'rollback',
  'winTakenBack',
  'deposit',
  'withdrawal',
  'payout',
  'withdrawalReturned',
  'walletTransfer',
  'transferSent',
  'transferReceived',
  'welcome',
  'bonus',
  'bonusReturned',
  'rebate',
  'adjustment',
  'dividend',
  'dailySalary',
  'hourlySalary',
  'realTimeSalary',
  'wagePaid',
  'rainPaid',
  'rainReturned',
  'pointsRedeemed',
  'pointsReturned',
  'pointsConverted',
  'guildShare',
  'chaseHeld',
  'chaseReturned',
] as const;
export type TransactionKind = (typeof transactionKinds)[number];

/**
 * Groups of kinds. The bonuses of §2's "bonus details" are listed here alone: a promotion with a kind of its own adds it.
 * Transfers are those between accounts (§6), of either direction.
 */
export const transactionGroups = {
  bonus: ['welcome', 'bonus', 'bonusReturned', 'rebate', 'pointsConverted', 'guildShare'],
  transfer: ['transferSent', 'transferReceived'],
} as const satisfies Record<string, readonly TransactionKind[]>;
/** Name of a group of kinds. */
export type TransactionGroup = keyof typeof transactionGroups;
const groupNames = Object.keys(transactionGroups) as [TransactionGroup, ...TransactionGroup[]];

/** A movement of the player's balance. */
export const transaction = z.object({
  /** Its number on this account: each is one more than the one before. */
  seq: z.int().check(z.gte(1)),
  kind: z.enum(transactionKinds),
  /** In the minor unit; negative for what left the balance. */
  amount: signedAmount,
  /** Balance after it. */
  balanceAfter: amount,
  /** Cause: an order's id, a provider's transaction, a reason of customer service. */
  reference: z.string(),
  /** ISO 8601. */
  at: z.string(),
});
export type Transaction = z.infer<typeof transaction>;

/** Which movements of a period are meant; all of them where nothing is said. */
export const transactionFilter = z.object({
  kind: z.optional(z.enum(transactionKinds)),
  /** Filter by a group's kinds; with `kind` both filters hold. */
  group: z.optional(z.enum(groupNames)),
});
