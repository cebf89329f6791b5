import * as z from 'zod/mini';

/** §3 "Actions": sign up, or refuse. A contract that is valid can be neither. */
const contractAnswers = ['A', 'R'] as const;
export type ContractAnswer = (typeof contractAnswers)[number];

/** What every answer to a request is made of. §6: members accept or reject. */
export const answering = {
  auth: ['member'],
  response: z.object({}),
  errors: ['contract_not_found', 'contract_answered'],
} as const;

/** The request that is answered. */
export const requestId = z.string().check(z.minLength(1), z.maxLength(64));
/** §7 calls it `status`: what the request becomes. */
export const answer = z.enum(contractAnswers);
