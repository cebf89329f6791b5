import { agentFlag, agentMemberTypes, type Language, type LogoutReason } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** An account that §6 reads as an agent's (contract `roleOf`). */
const isAgentAccount = sql.raw(`upline_id is not null and (is_agent = ${agentFlag} or type in (${agentMemberTypes.join(', ')}))`);

const at = (name: string) => timestamp(name, { withTimezone: true });

/** One row a player or agent. `type` and `isAgent` carry both readings of §6. */
export const customers = pgTable(
  'customers',
  {
    id: uuid('id').primaryKey(),
    account: text('account').notNull(),
    nickname: text('nickname').notNull(),
    type: integer('type').notNull(),
    isAgent: integer('is_agent').notNull().default(0),
    toUpline: integer('to_upline').notNull().default(0),
    iconId: integer('icon_id').notNull().default(0),
    isLegionMaster: boolean('is_legion_master').notNull().default(false),
    /** E.164, and an e-mail address in lower case: §5 "one account per … e-mail, phone". What is unique here is held by `claims`. */
    mobile: text('mobile'),
    /** When a code that came to this phone was brought back; before that the phone is only what somebody typed. */
    mobileProvedAt: at('mobile_proved_at'),
    email: text('email'),
    /** The same of the e-mail address: a code or a link that came there was brought back. */
    emailProvedAt: at('email_proved_at'),
    /** The phone by which the account was opened (§1), whether it is still his or not; null where a name was chosen. He may log in by it. */
    openedMobile: text('opened_mobile'),
    /** §3 payeeName, as it stands on the bank account. */
    realName: text('real_name'),
    /** §5 "One account per player, address": the number of the identity card and the home, as they are compared. */
    playerKey: text('player_key'),
    addressKey: text('address_key'),
    /** Hash of what the computer that opened it is known by, where each may open one account. */
    computerHash: text('computer_hash'),
    passwordHash: text('password_hash').notNull(),
    passwordExpired: boolean('password_expired').notNull().default(false),
    /** §9 "Default flagged password": customer service has set it, and the next log-in has to choose another. */
    isPasswordDefault: boolean('is_password_default').notNull().default(false),
    fundPasswordHash: text('fund_password_hash'),
    /** Encrypted secrets; `totpPending` is not confirmed by a code yet, `totpLastStep` is the step of the last used code. */
    totpSecret: text('totp_secret'),
    totpPending: text('totp_pending'),
    totpLastStep: integer('totp_last_step'),
    isDisabled: boolean('is_disabled').notNull().default(false),
    /** §4: since when an agent who owes his downline is frozen; null where he is not. */
    frozenAt: at('frozen_at'),
    /** §3 "Free play": made for one visit, swept when nobody is in any more. */
    isFreePlay: boolean('is_free_play').notNull().default(false),
    /** §4: a login from an address that is not in `trusted_ips` needs a second factor. */
    trustedIpsOnly: boolean('trusted_ips_only').notNull().default(false),
    /** The agent whose code was given at registration. */
    uplineId: uuid('upline_id'),
    /** Every agent above him, the top one first; the database fills it from `uplineId` (migration 0004). */
    uplinePath: uuid('upline_path').array().notNull().default(sql`'{}'`),
    /** Language at the registration: the owner’s own, which a thief’s session can't change. */
    language: text('language').$type<Language>().notNull().default('vi'),
    /** Where the account was opened, as the portal told it (§3 registerMethod, domain, registerUrl): the operator’s command account shows it. */
    registerMethod: text('register_method'),
    registerDomain: text('register_domain'),
    registerUrl: text('register_url'),
    /** Registration fields that no column of their own reads yet. */
    profile: jsonb('profile').$type<Record<string, string>>().notNull().default({}),
    termsAcceptedAt: at('terms_accepted_at'),
    ageConfirmedAt: at('age_confirmed_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    /** When his last session began; null where there was none yet. */
    lastLoginAt: at('last_login_at'),
    /** Code of the invitation by which the account was opened (§3 affiliateCode). */
    affiliateCode: text('affiliate_code'),
  },
  (table) => [
    index('customers_frozen').on(table.frozenAt).where(sql`${table.frozenAt} is not null`),
    // An agent looks among his own by the beginning of an account's name.
    index('customers_downline').on(table.uplineId, sql`lower(${table.account}) text_pattern_ops`).where(sql`${table.uplineId} is not null`),
    // The other orders of his list; each page is found behind the last one.
    index('customers_downline_newest').on(table.uplineId, table.createdAt, table.id).where(sql`${table.uplineId} is not null`),
    index('customers_downline_login')
      .on(table.uplineId, sql`coalesce(${table.lastLoginAt}, 'epoch'::timestamptz)`, table.id)
      .where(sql`${table.uplineId} is not null`),
    // Few of a downline are agents: they are found among 100,000 members.
    index('customers_downline_agents').on(table.uplineId, sql`lower(${table.account}) text_pattern_ops`).where(isAgentAccount),
  ],
);

/** Tokens are stored as SHA-256 only; a token carries the customer's id, so that its row is found by the key. */
export const sessions = pgTable(
  'sessions',
  {
    customerId: uuid('customer_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    /** §4: opened with a password that has to be changed; until then it may only read. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    createdAt: at('created_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
    endedAt: at('ended_at'),
    endReason: text('end_reason').$type<LogoutReason>(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.tokenHash] }),
    index('sessions_end').on(sql`least(${table.endedAt}, ${table.expiresAt})`),
  ],
);

/** Attempts to log in to an account that exists, as its owner sees them (§9 "kept and queryable for 30 days"). */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    customerId: uuid('customer_id').notNull(),
    id: uuid('id').notNull(),
    at: at('at').notNull().defaultNow(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    /** Reason of the refusal; a successful attempt is a session. */
    outcome: text('outcome').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('login_attempts_recent').on(table.customerId, table.at),
    index('login_attempts_at').on(table.at),
  ],
);

/** Links that were mailed to those who forgot their password; the last one alone is good. */
export const passwordResets = pgTable('password_resets', {
  customerId: uuid('customer_id').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  expiresAt: at('expires_at').notNull(),
});

/** Networks where an account was proved, an IPv4 address or the /64 of an IPv6 one, each with the last login from there. */
export const trustedIps = pgTable(
  'trusted_ips',
  {
    customerId: uuid('customer_id').notNull(),
    ip: text('ip').notNull(),
    lastUsedAt: at('last_used_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.ip] }), index('trusted_ips_used').on(table.lastUsedAt)],
);

/** Logins from a new address whose password was right and whose second factor is awaited (§4). */
export const loginChallenges = pgTable(
  'login_challenges',
  {
    customerId: uuid('customer_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    mustChangePassword: boolean('must_change_password').notNull(),
    /** The way that the login itself has used. */
    without: text('without'),
    /** Hash of the social ticket that this login binds to the account once the factor is given. */
    bindsTicket: text('binds_ticket'),
    tries: integer('tries').notNull().default(0),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.tokenHash] })],
);

/** Codes that agents hand to the players they bring (§3 affiliateCode), each an invitation link of its own. */
export const affiliateCodes = pgTable(
  'affiliate_codes',
  {
    code: text('code').primaryKey(),
    customerId: uuid('customer_id').notNull(),
    /** What an account becomes that is opened by it. */
    kind: text('kind', { enum: ['member', 'agent'] })
      .notNull()
      .default('member'),
    /** The agent's own words, which nobody else reads. */
    note: text('note').notNull().default(''),
    createdAt: at('created_at').notNull().defaultNow(),
    expiresAt: at('expires_at'),
    /** How many accounts may be opened by it; null for any number. */
    mostUses: integer('most_uses'),
    isOff: boolean('is_off').notNull().default(false),
    /** How often the registration was opened by it, and how many accounts. */
    visits: integer('visits').notNull().default(0),
    uses: integer('uses').notNull().default(0),
  },
  (table) => [index('affiliate_codes_owner').on(table.customerId, table.createdAt)],
);

/** Tables of this domain. */
export const sessionTables = { customers, sessions, trustedIps, loginAttempts, loginChallenges, passwordResets, affiliateCodes };
