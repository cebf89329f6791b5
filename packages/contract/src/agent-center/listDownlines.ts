import * as z from 'zod/mini';
import { contractTypes } from '../agent-contracts/contractTypes.ts';
import { period } from '../records/period.ts';
import { accountNameOf } from '../rules/typedName.ts';
import { defineCall } from '../wire/call.ts';
import { amount } from '../wire/money.ts';
import { page, pageOf } from '../wire/page.ts';
import { branchAccount, downlineKinds, downlineNames, teamFigures } from './team.ts';

/** Orders of a downline: by account, or the newest, richest or latest seen first. */
export const downlineOrders = ['name', 'newest', 'balance', 'lastLogin'] as const;
export type DownlineOrder = (typeof downlineOrders)[number];

/** Which of them are listed by their contracts with the agent above: signed ones, ones that wait for an answer, or none of both. */
export const contractFilters = ['signed', 'waiting', 'none'] as const;
export type ContractFilter = (typeof contractFilters)[number];

const downline = z.extend(downlineNames, {
  /** By which a contract is offered, see `offerContract`. */
  id: z.uuid(),
  /** Of the main account. */
  balance: amount,
  /** ISO 8601; absent where nobody has logged in yet. */
  lastLoginAt: z.optional(z.string()),
  /** ISO 8601. */
  joinedAt: z.string(),
  isOnline: z.boolean(),
  /** Accounts below him, at any depth. */
  members: z.int(),
  /** Of the team in the period. */
  team: teamFigures,
  /** Types of the contracts that he has with the caller; of one that waits for an answer beside a signed one, the signed one. */
  contracts: z.array(z.object({ type: z.enum(contractTypes), isSigned: z.boolean() })),
});
/** An account directly below one of the branch. */
export type Downline = z.infer<typeof downline>;

export const listDownlines = defineCall({
  method: 'GET',
  path: 'agent/downlines',
  auth: ['agent'],
  summary: 'The accounts directly below one of the agent’s branch, each with the figures of its team (§2 "downline management").',
  request: z.object({
    ...period.shape,
    ...page.shape,
    account: branchAccount,
    /** The beginning of an account's name, in either case. */
    search: z.optional(z.string().check(z.overwrite(accountNameOf), z.maxLength(32))),
    kind: z.optional(z.enum(downlineKinds)),
    /** Those alone who have the portal open now. */
    online: z._default(z.enum(['true', 'false']), 'false'),
    /** By contracts with the account above them. Default: all. */
    contracts: z.optional(z.enum(contractFilters)),
    order: z._default(z.enum(downlineOrders), 'name'),
  }),
  example: { from: '2026-11-20', to: '2026-11-21', size: 5 },
  response: pageOf(downline),
  errors: ['validation_failed', 'downline_not_found'],
});
