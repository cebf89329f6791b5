import { type Auth, type LogoutReason, type Role, roleOf } from '@baize/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { AppError } from '../../wire/AppError.ts';
import { isAdmitted, type Site } from './site.ts';
import { readCustomerToken } from './tokens.ts';

/** How long after its login a session that must change the password may do so without the old one (§4 "already known"). */
const knownMinutes = sql.raw('10');

/** The caller, and the caller's session. */
export interface Identity {
  customerId: string;
  sessionHash: string;
  account: string;
  nickname: string;
  type: number;
  isAgent: number;
  toUpline: number;
  iconId: number;
  isLegionMaster: boolean;
  /** §4: this session may only read until the password is changed. */
  passwordExpired: boolean;
  /** Its login is so recent that the change needs no old password. */
  oldPasswordKnown: boolean;
  role: Exclude<Role, 'visitor'>;
  /** Amount in all wallets (§3 "sumBalance") when the call began: the query that finds the session reads it along, since most calls of a portal show it. */
  balance: number;
}

/** What the statement finds: besides the caller, whether the session may still be used. */
type Found = Omit<Identity, 'role'> & { endReason: LogoutReason | null; ended: boolean; expired: boolean };

/** Nearly every call begins with it. */
const byToken = prepared<Found, { customerId: string; hash: string }>(sql`select
    s.customer_id as "customerId", s.token_hash as "sessionHash", s.end_reason as "endReason",
    s.ended_at is not null or c.is_disabled as ended, s.expires_at <= now() as expired,
    c.account, c.nickname, c.type, c.is_agent as "isAgent", c.to_upline as "toUpline", c.icon_id as "iconId",
    c.is_legion_master as "isLegionMaster", s.must_change_password as "passwordExpired",
    s.must_change_password and s.created_at > now() - make_interval(mins => ${knownMinutes}) as "oldPasswordKnown",
    (select coalesce(sum(balance), 0) from accounts a
      where a.customer_id = s.customer_id and a.currency = house_currency() and is_wallet(a.kind))::float8 as balance
  from sessions s join customers c on c.id = s.customer_id
  where s.customer_id = ${sql.placeholder('customerId')}::uuid and s.token_hash = ${sql.placeholder('hash')}`);

/** Finds callers by their tokens. Nothing is kept in memory, so that a logout counts at once in every process. */
export function createIdentities(db: Db, site: Site) {
  /**
   * @throws AppError `login.not.session` for an unknown or expired token, `user.or.token.invalid` for an ended one,
   *   `function.not.available` for a role that may not call
   */
  async function byTokenOrThrow(token: string, auth: Auth): Promise<Identity> {
    const key = readCustomerToken(token);
    const [row] = key ? await byToken(db, key) : [];
    if (!row) throw new AppError('login.not.session');
    if (row.expired) throw new AppError('login.not.session', { endReason: 'expired' });
    if (row.ended) throw new AppError('user.or.token.invalid', { endReason: row.endReason ?? 'system' });
    // A session of the other site is not valid here, though both may share one database.
    if (!isAdmitted(site, row)) throw new AppError('user.or.token.invalid');
    // Every call comes through here: the row is nobody else's, so that it needs no copy.
    const identity = row as Found & Pick<Identity, 'role'>;
    identity.role = roleOf(row);
    if (auth !== 'public' && !auth.includes(identity.role)) throw new AppError('function.not.available');
    return identity;
  }

  return {
    /**
     * The caller, checked against the roles that may call (§6). On a public call a token that is no good makes a visitor.
     * @throws AppError 401 without a good session, `function.not.available` for another role.
     */
    async of(token: string | undefined, auth: Auth): Promise<Identity | undefined> {
      if (auth === 'public') return token === undefined ? undefined : byTokenOrThrow(token, auth).catch(visitorIfRefused);
      if (token === undefined) throw new AppError('customer.not.login');
      return byTokenOrThrow(token, auth);
    },
  };
}

function visitorIfRefused(error: unknown): undefined {
  if (error instanceof AppError) return undefined;
  throw error;
}
