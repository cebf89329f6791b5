import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { endingContract } from './endingContract.ts';

export const previewContract = defineCall({
  method: 'GET',
  path: 'contracts/preview',
  auth: ['member', 'agent'],
  summary:
    'The contracts directly below the caller that would end if he signed this one, since their terms would go beyond it (§4 "after consent").',
  request: z.object({ contractId: z.uuid() }),
  example: { contractId: '00000000-0000-4000-8000-000000000000' },
  response: z.object({ endsContracts: z.array(endingContract) }),
  errors: ['contract_not_found', 'contract_answered'],
});
