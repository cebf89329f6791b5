import { randomInt, randomUUID } from 'node:crypto';
import { type LoginResult, trialMemberType } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { networkOf } from '../../wire/networkOf.ts';
import { limitTries } from './counters.ts';
import { insertCustomer } from './insertCustomer.ts';
import type { Visit } from './loginAttempts.ts';
import { hashPassword } from './passwords.ts';
import { openSession, type SessionRules } from './sessions.ts';
import { assertAdmitted } from './site.ts';
import { makeToken } from './tokens.ts';

/** Trial accounts of one address in an hour. */
const perAddress = { max: 10, seconds: 3_600 };
/** A visit is over after so long, and its account with it. */
const visitHours = 24;
/** Without those that are taken for each other; ten of them leave no name twice. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

const sweptAtOnce = 500;

const trialAccount = { type: trialMemberType, isAgent: 0 };

/**
 * Starts a session on a trial account of its own (§3 "Free play"). Nobody knows its password, so that it ends with its session.
 * @throws AppError `TOO_MANY_REQUEST`, `non_agent_login`
 */
export async function startFreePlay(db: Db, rules: SessionRules, visit: Visit): Promise<LoginResult> {
  assertAdmitted(rules.site, trialAccount);
  await limitTries(db, `free play ${networkOf(visit.ip)}`, perAddress);
  const id = randomUUID();
  const account = `free${Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')}`;
  const passwordHash = await hashPassword(makeToken().token);
  const hours = Math.min(rules.hours, visitHours);
  const token = await openSession(db, { ...rules, hours }, { customer: { id, ...trialAccount }, ...visit }, async (tx) => {
    await insertCustomer(tx, { id, account, nickname: account, passwordHash, isFreePlay: true, ...trialAccount });
  });
  return { token, account, passwordExpired: false };
}

/**
 * Takes away trial accounts of visits that are over, some at a time. They never had money, so that no ledger speaks of them.
 * @returns whether there may be more
 */
export async function sweepFreePlay(db: Db): Promise<boolean> {
  const [row] = await rowsOf<{ gone: number }>(
    db,
    sql`with over as (
        select c.id from customers c where c.is_free_play and c.created_at < now() - make_interval(hours => 1) and not exists (
          select 1 from sessions s where s.customer_id = c.id and s.ended_at is null and s.expires_at > now())
        limit ${sweptAtOnce}
      ), gone as (
        delete from customers c using over where c.id = over.id returning c.id, c.account
      ), ended as (
        delete from sessions s using gone where s.customer_id = gone.id
      ), released as (
        delete from claims x using gone where x.kind = 'account' and x.value = lower(gone.account)
      )
      select count(*)::int as gone from gone`,
  );
  return row?.gone === sweptAtOnce;
}
