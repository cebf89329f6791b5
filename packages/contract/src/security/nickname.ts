import { checkFields, keptValue, type RegistrationRule } from '../registration/registration.ts';
import type { FieldIssue } from '../wire/envelope.ts';

/** Characters of a nickname (§5), at the registration and at a change: letters of any script, nothing invisible. */
export const nicknameRule = { field: 'nickname', acceptedPattern: '*', min: 2, max: 20 } as const satisfies Omit<
  RegistrationRule,
  'required'
>;

/** The one spelling of a nickname: as the registration keeps it. */
export const spelledNickname = (typed: string): string => keptValue('nickname', typed);

/**
 * The registration's rule for a nickname that is changed, the same on both sides of the wire.
 * @returns the issue, which names `nickname`; empty when it may be sent.
 */
export const checkNickname = (typed: string): FieldIssue[] => checkFields([{ ...nicknameRule, required: true }], { nickname: typed });
