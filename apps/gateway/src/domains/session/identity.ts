import { type Auth, type Role, roleOf } from '@baize/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { AppError } from '../../wire/AppError.ts';
import { isAdmitted, type Site } from './site.ts';
import { hashToken } from './tokens.ts';

const { customers, sessions } = schema;
/** How long after its login a session that must change the password may do so without the old one (§4 "already known"). */
const knownMinutes = sql.raw('10');
const tokenShape = /^[\w-]{43,128}$/;

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
  /** đồng in all wallets (§3 "sumBalance") when the call began: the query that finds the session reads it along, since most calls of a portal show it. */
  balance: number;
}

/** Finds callers by their tokens. Nothing is kept in memory, so that a logout counts at once in every process. */
export function createIdentities(db: Db, site: Site) {
  const byToken = db
    .select({
      customerId: sessions.customerId,
      sessionHash: sessions.tokenHash,
      endReason: sessions.endReason,
      ended: sql<boolean>`${sessions.endedAt} is not null or ${customers.isDisabled}`,
      expired: sql<boolean>`${sessions.expiresAt} <= now()`,
      account: customers.account,
      nickname: customers.nickname,
      type: customers.type,
      isAgent: customers.isAgent,
      toUpline: customers.toUpline,
      iconId: customers.iconId,
      isLegionMaster: customers.isLegionMaster,
      passwordExpired: sessions.mustChangePassword,
      oldPasswordKnown: sql<boolean>`${sessions.mustChangePassword} and ${sessions.createdAt} > now() - make_interval(mins => ${knownMinutes})`,
      balance: sql<number>`(select coalesce(sum(balance), 0) from accounts a
        where a.customer_id = ${sessions.customerId} and a.currency = 'VND' and is_wallet(a.kind))`.mapWith(Number),
    })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(eq(sessions.tokenHash, sql.placeholder('hash')))
    .limit(1)
    .prepare('identity_by_token');

  /** @throws AppError `login.not.session` for an unknown or expired token, `user.or.token.invalid` for an ended one. */
  async function byTokenOrThrow(token: string): Promise<Identity> {
    const [row] = tokenShape.test(token) ? await byToken.execute({ hash: hashToken(token) }) : [];
    if (!row) throw new AppError('login.not.session');
    if (row.expired) throw new AppError('login.not.session', { endReason: 'expired' });
    if (row.ended) throw new AppError('user.or.token.invalid', { endReason: row.endReason ?? 'system' });
    // A session of the other site is not valid here, though both may share one database.
    if (!isAdmitted(site, row)) throw new AppError('user.or.token.invalid');
    // Every call comes through here, and leaving two fields out of the copy would take twice as long.
    return { ...row, role: roleOf(row) };
  }

  return {
    /**
     * The caller, checked against the roles that may call (§6). On a public call a token that is no good makes a visitor.
     * @throws AppError 401 without a good session, `function.not.available` for another role.
     */
    async of(token: string | undefined, auth: Auth): Promise<Identity | undefined> {
      if (auth === 'public') return token === undefined ? undefined : byTokenOrThrow(token).catch(visitorIfRefused);
      if (token === undefined) throw new AppError('customer.not.login');
      const identity = await byTokenOrThrow(token);
      if (!auth.includes(identity.role)) throw new AppError('function.not.available');
      return identity;
    },
  };
}

function visitorIfRefused(error: unknown): undefined {
  if (error instanceof AppError) return undefined;
  throw error;
}
