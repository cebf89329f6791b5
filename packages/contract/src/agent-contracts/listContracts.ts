import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { page, pageOf } from '../wire/page.ts';
import { agentContract, contractParty } from './agentContract.ts';
import { contractSides } from './contractActions.ts';
import { contractTypes } from './contractTypes.ts';

export const listContracts = defineCall({
  method: 'GET',
  path: 'contracts/list',
  auth: ['member', 'agent'],
  summary:
    'The caller’s contracts with his upline, or with one of his direct downlines: those that wait or are signed, and page by page those that are over.',
  request: z.extend(page, {
    /** A member directly below the caller. Default: the caller's own contracts with his upline. */
    downlineId: z.optional(z.uuid()),
    /** Default: every type. */
    type: z.optional(z.enum(contractTypes)),
  }),
  example: { type: 'dividend', size: 5 },
  response: z.object({
    /** The caller's side of these contracts. */
    side: z.enum(contractSides),
    /** The downline that was asked for. */
    party: z.optional(contractParty),
    /** Nickname of the upline; empty where it is the house. */
    uplineName: z.string(),
    /** Those that wait or are signed, the newest first. */
    open: z.array(agentContract),
    /** The upline's own of these types, in force or signed for the next period: what limits the terms that he may offer. Of the caller himself alone. */
    own: z.array(agentContract),
    /** Those that are over, the newest first. */
    ...pageOf(agentContract).shape,
  }),
  errors: ['contract_not_found', 'validation_failed'],
});
