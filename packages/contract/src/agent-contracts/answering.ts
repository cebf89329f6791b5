import * as z from 'zod/mini';

/** §3 "Actions": sign up, or refuse. A contract that is valid can be neither. */
const contractAnswers = ['A', 'R'] as const;
export type ContractAnswer = (typeof contractAnswers)[number];

/** Errors of every answer: the upline's terms or what is below may have changed since the offer. */
export const answerErrors = [
  'contract_not_found',
  'contract_answered',
  'contract_upline_missing',
  'contract_cascade_changed',
  'validation_failed',
] as const;

/** Request of an answer. §6: members accept or reject, and so does an agent who is offered one from above. */
export const answering = {
  auth: ['member', 'agent'],
  response: z.object({}),
  errors: answerErrors,
} as const;

/** The request that is answered. */
export const requestId = z.string().check(z.minLength(1), z.maxLength(64));
/** §7 calls it `status`: the request's new state. */
export const answer = z.enum(contractAnswers);
