import * as z from 'zod/mini';

/** §3 "Actions": sign up, or refuse. A contract that is valid can be neither. */
const contractAnswers = ['A', 'R'] as const;
export type ContractAnswer = (typeof contractAnswers)[number];

/** Request of an answer. §6: members accept or reject. */
export const answering = {
  auth: ['member'],
  response: z.object({}),
  errors: ['contract_not_found', 'contract_answered'],
} as const;

/** The request that is answered. */
export const requestId = z.string().check(z.minLength(1), z.maxLength(64));
/** §7 calls it `status`: the request's new state. */
export const answer = z.enum(contractAnswers);
