import type { SecondFactorChallenge } from '@baize/contract';
import type { schema } from '../../db/schema.ts';

type Customer = typeof schema.customers.$inferSelect;

/** A phone that its owner recognises and nobody else can call. */
export const maskedPhone = (mobile: string): string => `*******${mobile.slice(-3)}`;
/** An address that its owner recognises and nobody else can write to. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*@/, '$1***@');
/** A name that its owner recognises and nobody else can answer with. */
export const maskedName = (name: string): string => name.replaceAll(/(?<=\p{L})\p{L}/gu, '*');

/** The phone, if a code has proved it. An unproved one may be a stranger's, and does not log in. */
export const provedMobileOf = (customer: Pick<Customer, 'mobile' | 'mobileProvedAt'>): string | null =>
  customer.mobileProvedAt === null ? null : customer.mobile;

/** The same of the e-mail address. */
export const provedEmailOf = (customer: Pick<Customer, 'email' | 'emailProvedAt'>): string | null =>
  customer.emailProvedAt === null ? null : customer.email;

/** The ways that an account has, each with what helps to recognise it. */
export function waysOf(customer: Customer): SecondFactorChallenge['ways'] {
  const ways: SecondFactorChallenge['ways'] = [];
  const mobile = provedMobileOf(customer);
  if (mobile) ways.push({ way: 'sms', hint: maskedPhone(mobile) });
  const email = provedEmailOf(customer);
  if (email) ways.push({ way: 'email', hint: maskedEmail(email) });
  if (customer.realName) ways.push({ way: 'bankName' });
  if (customer.totpSecret) ways.push({ way: 'authenticator' });
  return ways;
}
