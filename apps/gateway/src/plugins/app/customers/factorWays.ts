import type { SecondFactorChallenge } from '@baize/contract';
import type { schema } from '../../../db/schema.ts';

type Customer = typeof schema.customers.$inferSelect;

/** A phone that its owner recognises and nobody else can call. */
export const maskedPhone = (mobile: string): string => `*******${mobile.slice(-3)}`;
/** An address that its owner recognises and nobody else can write to. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*@/, '$1***@');

/** The ways that an account has, each with what helps to recognise it. */
export function waysOf(customer: Customer): SecondFactorChallenge['ways'] {
  const ways: SecondFactorChallenge['ways'] = [];
  if (customer.mobile) ways.push({ way: 'sms', hint: maskedPhone(customer.mobile) });
  if (customer.email) ways.push({ way: 'email', hint: maskedEmail(customer.email) });
  if (customer.realName) ways.push({ way: 'bankName' });
  if (customer.totpSecret) ways.push({ way: 'authenticator' });
  return ways;
}
