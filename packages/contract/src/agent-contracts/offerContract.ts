import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { agentContract } from './agentContract.ts';
import { contractTerms } from './contractTerms.ts';

export const offerContract = defineCall({
  method: 'POST',
  path: 'contracts/offer',
  auth: ['agent'],
  idempotent: true,
  summary: 'Offers a contract to a member directly below, who answers it; it takes the place of one of its kind that he has asked for.',
  request: z.object({ downlineId: z.uuid(), terms: contractTerms }),
  example: {
    downlineId: '00000000-0000-4000-8000-000000000000',
    terms: { type: 'dailySalary', details: [{ betVolume: 10_000_000, activeMember: 2, rate: 10 }] },
  },
  response: agentContract,
  errors: ['contract_not_found', 'contract_waits', 'contract_upline_missing', 'account_frozen', 'validation_failed'],
});
