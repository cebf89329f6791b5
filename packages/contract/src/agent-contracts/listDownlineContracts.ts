import * as z from 'zod/mini';
import { accountNameOf } from '../rules/typedName.ts';
import { defineCall } from '../wire/call.ts';
import { page, pageOf } from '../wire/page.ts';
import { agentContract, contractParty } from './agentContract.ts';
import { contractTypes } from './contractTypes.ts';

/** Which members directly below are listed: all, those with a contract that waits or is signed, or those who wait for the caller's answer. */
export const downlineFilters = ['all', 'open', 'waiting'] as const;
export type DownlineFilter = (typeof downlineFilters)[number];

/** A member directly below, with what waits or is signed with him. */
const downlineContracts = z.extend(contractParty, { contracts: z.array(agentContract) });
export type DownlineContracts = z.infer<typeof downlineContracts>;

export const listDownlineContracts = defineCall({
  method: 'GET',
  path: 'agent/contracts',
  auth: ['agent'],
  summary: 'The members directly below an agent, by their names, each with the contracts of one type that wait or are signed.',
  request: z.extend(page, {
    type: z.enum(contractTypes),
    /** Beginning of the account's name, in either case. Default: every name. */
    search: z.optional(z.string().check(z.overwrite(accountNameOf), z.maxLength(32))),
    filter: z._default(z.enum(downlineFilters), 'all'),
  }),
  example: { type: 'dividend', size: 5 },
  response: pageOf(downlineContracts),
  errors: ['validation_failed'],
});
