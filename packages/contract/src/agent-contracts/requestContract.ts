import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { agentContract } from './agentContract.ts';
import { contractTerms } from './contractTerms.ts';

export const requestContract = defineCall({
  method: 'POST',
  path: 'contracts/request',
  auth: ['member', 'agent'],
  idempotent: true,
  summary: 'Asks the direct upline for a contract of these terms (§4 "Members can request a new contract"); he answers it.',
  request: z.object({ terms: contractTerms }),
  example: { terms: { type: 'dailySalary', details: [{ betVolume: 10_000_000, activeMember: 2, rate: 10 }] } },
  response: agentContract,
  errors: ['contract_waits', 'contract_upline_missing', 'contract_cascade_changed', 'validation_failed'],
});
