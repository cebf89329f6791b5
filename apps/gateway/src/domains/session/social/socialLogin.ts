import type { LoginResult } from '@baize/contract';
import { roleOf } from '@baize/contract';
import type { Db } from '../../../db/database.ts';
import type { SocialIdentity } from '../../../providers/social/SocialProvider.ts';
import { AppError } from '../../../wire/AppError.ts';
import type { CallingBrowser } from '../../../wire/browserKey.ts';
import { enter, type LoginOptions, type LoginRequest, provePassword } from '../login.ts';
import { assertAdmitted } from '../site.ts';
import { hashToken } from '../tokens.ts';
import { bindTicket, findBoundCustomer, isBoundAt } from './bindings.ts';
import { findTicket, issueTicket, spendTicket, type TicketProof, ticketMinutes } from './tickets.ts';

type Options = Pick<LoginOptions, 'sessionRules' | 'isFactorForAll'>;
interface Visit {
  ip: string;
  userAgent: string;
}

/** A session of the account that an identity is bound to. Its password is not looked at, so that its age does not matter (§4). */
async function enterBound(db: Db, options: Options, customer: BoundCustomer, visit: Visit): Promise<LoginResult> {
  if (customer.isDisabled) throw new AppError('account_disabled');
  assertAdmitted(options.sessionRules.site, customer);
  return enter(db, options, { customer, ...visit, mustChangePassword: false });
}
type BoundCustomer = NonNullable<Awaited<ReturnType<typeof findBoundCustomer>>>;

/**
 * Ends a social login of a browser (§4). A ticket whose identity is bound to nobody stays good for the binding.
 * @throws AppError `social_ticket_expired`, `social_binding_required`, `account_disabled`, `second_factor_required`, `non_member_login`,
 * `non_agent_login`
 */
export async function redeemTicket(db: Db, options: Options, request: TicketProof & Visit): Promise<LoginResult> {
  const { ticketHash, title, email, expiresAt, ...identity } = await findTicket(db, request);
  const customer = await findBoundCustomer(db, identity);
  if (!customer) {
    const expiresInSeconds = Math.max(0, Math.floor((expiresAt.valueOf() - Date.now()) / 1_000));
    throw new AppError('social_binding_required', { social: { ticket: request.ticket, title, ...(email && { email }), expiresInSeconds } });
  }
  await spendTicket(db, ticketHash);
  const { ip, userAgent } = request;
  return enterBound(db, options, customer, { ip, userAgent });
}

/**
 * Ends a social login by a token that an app brought (§3 type firebase).
 * @throws AppError as `redeemTicket` does
 */
export async function loginByIdentity(
  db: Db,
  options: Options,
  request: { identity: SocialIdentity; title: string; browser: CallingBrowser } & Visit,
): Promise<LoginResult> {
  const { identity, title, ip, userAgent } = request;
  const customer = await findBoundCustomer(db, identity);
  if (customer) return enterBound(db, options, customer, { ip, userAgent });
  const ticket = await issueTicket(db, identity, title, request.browser.keepKey());
  const social = { ticket, title, ...(identity.email && { email: identity.email }), expiresInSeconds: ticketMinutes * 60 };
  throw new AppError('social_binding_required', { social });
}

/**
 * §4 "link-account": logs in by username and password, and binds the identity of the ticket to this account for good. Where a second
 * factor is asked for, the binding waits for it.
 * @throws AppError `social_ticket_expired`, `social_already_bound`, `real_account_required`, and what a login throws
 */
export async function linkAccount(db: Db, options: LoginOptions, request: LoginRequest & TicketProof): Promise<LoginResult> {
  const { issuer } = await findTicket(db, request);
  const proved = await provePassword(db, options, request);
  if (roleOf(proved.customer) === 'trial') throw new AppError('real_account_required');
  if (await isBoundAt(db, proved.customer.id, issuer)) throw new AppError('social_already_bound');
  const ticketHash = hashToken(request.ticket);
  const within = (tx: Parameters<typeof bindTicket>[0]) => bindTicket(tx, proved.customer.id, ticketHash);
  return enter(db, { ...options, within }, { ...proved, bindsTicket: ticketHash });
}
