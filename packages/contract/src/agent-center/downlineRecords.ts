import * as z from 'zod/mini';
import { vendorTypes } from '../games/game.ts';
import { bet, betStates } from '../records/bet.ts';
import { betTotals } from '../records/getBetTotals.ts';
import { listRoundMovements } from '../records/listRoundMovements.ts';
import { period } from '../records/period.ts';
import { transaction } from '../records/transaction.ts';
import { accountNameOf } from '../rules/typedName.ts';
import { defineCall } from '../wire/call.ts';
import { page, pageOf } from '../wire/page.ts';
import { type ChangeKind, changeKinds } from './changeKinds.ts';
import { branchAccount } from './team.ts';

/** Whose records: those of the account alone, of all directly below it, or of its team. */
export const recordScopes = ['one', 'direct', 'team'] as const;
export type RecordScope = (typeof recordScopes)[number];

/** Days that records are kept for, and whose records. */
const whose = z.object({ ...period.shape, account: branchAccount, scope: z._default(z.enum(recordScopes), 'direct') });
const name = z.string().check(z.overwrite(accountNameOf), z.minLength(1), z.maxLength(32));
const account = z.string();
const errors = ['validation_failed', 'downline_not_found'] as const;
const example = { scope: 'team', from: '2026-11-20', to: '2026-11-21' } as const;

/** Which rounds of a team are asked for, without a page. */
export const downlineBetsRequest = z.extend(whose, {
  vendorType: z.optional(z.enum(vendorTypes)),
  /** Code of the vendor (`listGameVendors`). */
  vendor: z.optional(z.string().check(z.regex(/^[A-Z0-9]{1,20}$/))),
  /** A part of the game's name in either language, in either case. */
  game: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))),
  state: z.optional(z.enum(betStates)),
});

const downlineBet = z.extend(bet, {
  /** Whose round it is. Nothing else of him is told. */
  account,
});
/** A round of somebody in the agent's branch. */
export type DownlineBet = z.infer<typeof downlineBet>;

const downlineBetTotals = z.extend(betTotals, {
  /** Whether these are all rounds; otherwise the newest that one statement may sum up. */
  isWhole: z.boolean(),
});
/** What rounds of a team come to. */
export type DownlineBetTotals = z.infer<typeof downlineBetTotals>;

export const listDownlineBets = defineCall({
  method: 'GET',
  path: 'agent/downlines/bets',
  auth: ['agent'],
  summary:
    'Rounds of the agent’s branch, the newest first (§2 "debt record", "team betting"). A page that took long to find may have fewer rows than asked for, and a next one.',
  request: z.extend(downlineBetsRequest, page.shape),
  example: { ...example, size: 5 },
  response: pageOf(downlineBet),
  errors,
});

export const getDownlineBetTotals = defineCall({
  method: 'GET',
  path: 'agent/downlines/bets/totals',
  auth: ['agent'],
  summary: 'What all rounds come to that `listDownlineBets` has for these days and this filter, five seconds behind at most.',
  request: downlineBetsRequest,
  example,
  response: downlineBetTotals,
  errors,
});

export const listDownlineRoundMovements = defineCall({
  method: 'GET',
  path: 'agent/downlines/bets/movements',
  auth: ['agent'],
  summary: 'A round of `listDownlineBets` in detail, as `listRoundMovements` tells its player. None for a round that is not the account’s.',
  request: z.extend(listRoundMovements.request, { account: name }),
  example: { ...listRoundMovements.example, account: 'minh88' },
  response: listRoundMovements.response,
  errors,
});

/** Which movements of a team are asked for, without a page. */
export const downlineTransactionsRequest = z.extend(whose, { kind: z.optional(z.enum(changeKinds as [ChangeKind, ...ChangeKind[]])) });

const movement = z.extend(z.pick(transaction, { seq: true, amount: true, balanceAfter: true, at: true }), {
  account,
  kind: z.enum(changeKinds as [ChangeKind, ...ChangeKind[]]),
});
/** A movement of a downline's balance; what it refers to, such as a reason of customer service, is his own. */
export type DownlineMovement = z.infer<typeof movement>;

export const listDownlineTransactions = defineCall({
  method: 'GET',
  path: 'agent/downlines/transactions',
  auth: ['agent'],
  summary:
    'Movements of balances of the agent’s branch but those that §9 excludes, the newest first (§2 "downline transaction details", "account change details").',
  request: z.extend(downlineTransactionsRequest, page.shape),
  example: { ...example, size: 5 },
  response: pageOf(movement),
  errors,
});
