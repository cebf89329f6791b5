import { agentFlag, playerMemberType } from '@baize/contract';
import { rowsOf, type Tx } from '@baize/gateway/ports';
import { sql } from 'drizzle-orm';
import { seededChance } from './chance.ts';
import { type Movement, type PlayedRound, planDays } from './planDays.ts';
import { type Person, planTree } from './planTree.ts';
import { ago, rowsIn } from './rowsIn.ts';

/** By which the house has its few percent in either month, and four of five agents a gain. */
const seedNumber = 186;
const agentType = 2;
const provider = 'sandbox';

async function insertPeople(tx: Tx, people: readonly (Person & { seenAge?: number | undefined })[], passwordHash: string): Promise<void> {
  // Level by level: an account's path is made of its upline's.
  for (const level of [1, 2, 3]) {
    const rows = people.filter((person) => person.level === level);
    await tx.execute(sql`insert into customers
        (id, account, nickname, type, is_agent, icon_id, upline_id, password_hash, created_at, last_login_at)
      select id, account, nickname, case when kind = 'agent' then ${agentType}::int else ${playerMemberType}::int end,
        case when kind = 'agent' then ${agentFlag}::int else 0 end, "iconId", "uplineId", ${passwordHash},
        now() - make_interval(days => "joinedDaysAgo", hours => 20), ${ago('"seenAge"')}
      from ${rowsIn(rows, 'id uuid, account text, nickname text, kind text, "iconId" int, "uplineId" uuid, "joinedDaysAgo" int, "seenAge" bigint')}`);
    await tx.execute(sql`insert into claims (kind, value, customer_id)
      select 'account', lower(account), id from ${rowsIn(rows, 'id uuid, account text')}`);
  }
}

/** Rounds that are over, each of a game of its type, with what the provider asked of the wallet. */
export async function insertRounds(tx: Tx, rounds: readonly PlayedRound[]): Promise<void> {
  const columns =
    '"customerId" uuid, "roundId" text, "vendorType" text, bet bigint, win bigint, age bigint, "betId" text, "winId" text, "afterBet" bigint, "afterWin" bigint';
  await tx.execute(sql`with of_type as (
      select vendor_type, array_agg(game_id order by popularity desc, game_id) as ids from (
        select vendor_type, game_id, popularity, row_number() over (partition by vendor_type order by popularity desc, game_id) as place
        from games) g where place <= 12 group by vendor_type
    ), r as materialized (
      select r.*, g.ids[1 + abs(hashtext(r."betId")) % cardinality(g.ids)] as game
      from ${rowsIn(rounds, columns)} join of_type g on g.vendor_type = r."vendorType"
    ), played as (
      insert into game_rounds (customer_id, provider, round_id, game_id, vendor_type, currency, bet_total, win_total, opened_at, ended_at)
      select "customerId", ${provider}, "roundId", game, "vendorType", house_currency(), bet, win, ${ago('age')}, ${ago('(age - least(age, 5000))')} from r
    )
    insert into wallet_transactions (customer_id, provider, transaction_id, kind, request_hash, round_id, game_id, amount, currency,
      balance_after, ends_round, settled_at, created_at)
    select "customerId", ${provider}, w.id, w.kind, '', "roundId", game, w.amount, house_currency(), w.after, w.kind = 'win',
      case when w.kind = 'bet' then ${ago('(age - least(age, 5000))')} end, ${ago('(age - least(age, w.later))')}
    from r cross join lateral (values ("betId", 'bet', bet, "afterBet", 0), ("winId", 'win', win, "afterWin", 5000))
      as w (id, kind, amount, after, later)`);
}

/**
 * The business of an agent: his tree, and sixty days of play, the same on each machine but for ids and times.
 * @param passwordHash of everybody in the tree
 * @returns what moved money, of each account in the order of its times
 */
export async function insertBusiness(tx: Tx, agentId: string, passwordHash: string): Promise<Movement[]> {
  const chance = seededChance(seedNumber);
  const types = new Set((await rowsOf<{ type: string }>(tx, sql`select distinct vendor_type as type from games`)).map(({ type }) => type));
  const people = planTree(chance, agentId).map((person) => ({
    ...person,
    ...(person.kind === 'member' && planDays(chance, person, types)),
  }));
  await insertPeople(
    tx,
    people.map(({ movements: _, rounds: __, ...person }) => person),
    passwordHash,
  );
  await insertRounds(
    tx,
    people.flatMap(({ rounds }) => rounds ?? []),
  );
  return people.flatMap(({ movements }) => movements ?? []);
}
