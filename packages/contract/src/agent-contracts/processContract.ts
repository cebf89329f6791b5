import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { answerErrors } from './answering.ts';
import { contractActions } from './contractActions.ts';

export const processContract = defineCall({
  method: 'POST',
  path: 'contracts/process',
  auth: ['member', 'agent'],
  largestBody: 256 * 1_024,
  summary:
    'Signs (A), terminates or withdraws (C) or refuses (R) a contract, from either side; `contractEffectTable` has what is allowed when (§4).',
  request: z.object({
    contractId: z.uuid(),
    action: z.enum(contractActions),
    /** The contracts below that `previewContract` has shown, and that may end with the signature. Default none. */
    endsContracts: z._default(z.array(z.uuid()).check(z.maxLength(5_000)), []),
  }),
  example: { contractId: '00000000-0000-4000-8000-000000000000', action: 'R' },
  response: z.object({}),
  errors: answerErrors,
});
