import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { amount } from '../wire/money.ts';
import { transferParty } from './transfer.ts';

/** Receivers and limits of a player's transfers now. */
const transferTerms = z.object({
  /** The upline's account; absent without one, or where this member may not send to it (§2 "toUpline"). */
  upline: z.optional(transferParty),
  /** Bounds of one transfer. */
  minimum: amount,
  maximum: amount,
  /** Turnover that is left before a transfer (§9 "30% of the deposit must be wagered first"). */
  turnoverLeft: amount,
  turnoverPercent: z.number().check(z.gte(0)),
  /** On the main wallet. */
  balance: amount,
  /** The most that can be transferred at once now; 0 where nothing can. */
  transferable: amount,
  /** Each transfer asks for it; without one it has to be set first. */
  hasFundPassword: z.boolean(),
});
export type TransferTerms = z.infer<typeof transferTerms>;

export const getTransferTerms = defineCall({
  method: 'GET',
  path: 'wallets/transfer/terms',
  auth: ['member', 'agent'],
  summary: 'To whom and how much the player can transfer now, and what keeps the rest.',
  request: z.object({}),
  example: {},
  response: transferTerms,
});
