import { randomUUID } from 'node:crypto';
import { agentFlag, playerMemberType } from '@baize/contract';
import { followOnce, rowsOf, type Tx } from '@baize/gateway/ports';
import { type SQL, sql } from 'drizzle-orm';
import { seededChance } from './chance.ts';
import { type Movement, type PlayedRound, planDays } from './planDays.ts';
import { type Person, planTree } from './planTree.ts';

/** By which the house has its few percent in either month, and four of five agents a gain. */
const seedNumber = 186;
const agentType = 2;
const provider = 'sandbox';

/** Rows of a statement, from their JSON. */
const rowsIn = (rows: readonly unknown[], columns: string): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${sql.raw(columns)})`;
const ago = (column: string): SQL => sql.raw(`now() - make_interval(secs => ${column} / 1000.0)`);

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
  }
}

/** Postings of the past, those of each account in the order of their times; the house's side is the opposite of the player's. */
async function insertMovements(tx: Tx, movements: readonly Movement[]): Promise<void> {
  const rows = movements.map((movement, place) => ({ ...movement, place }));
  await tx.execute(sql`with r as materialized (
      select * from ${rowsIn(
        rows,
        'place int, "customerId" uuid, "transactionId" uuid, kind text, reference text, age bigint, amount bigint, account text, against text',
      )}
    ), posted as (
      insert into ledger_transactions (customer_id, id, kind, reference, created_at)
      select "customerId", "transactionId", kind, reference, ${ago('age')} from r
    )
    insert into ledger_entries (customer_id, kind, currency, transaction_id, amount, created_at)
    select "customerId", side.account, 'VND', "transactionId", side.amount, ${ago('age')}
    from r cross join lateral (values (0, r.account, r.amount), (1, r.against, -r.amount)) as side (turn, account, amount)
    order by r.place, side.turn`);
}

const dayMs = 86_400_000;
/** Days before the first start that the accounts of the business were given their balances: before all that is compared. */
const creditedDaysAgo = 100;

/** What a demo account of the business begins with. Given today it would be the one promotion of the team's month. */
export const creditBefore = (tx: Tx, customerId: string, amount: number): Promise<void> =>
  insertMovements(tx, [
    {
      ...{ customerId, transactionId: randomUUID(), kind: 'welcome', reference: 'seed' },
      ...{ age: creditedDaysAgo * dayMs, amount, account: 'main', against: 'sandboxCredit' },
    },
  ]);

/** Rounds that are over, each of a game of its type, with what the provider asked of the wallet. */
async function insertRounds(tx: Tx, rounds: readonly PlayedRound[]): Promise<void> {
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
      select "customerId", ${provider}, "roundId", game, "vendorType", 'VND', bet, win, ${ago('age')}, ${ago('(age - least(age, 5000))')} from r
    )
    insert into wallet_transactions (customer_id, provider, transaction_id, kind, request_hash, round_id, game_id, amount, currency,
      balance_after, ends_round, settled_at, created_at)
    select "customerId", ${provider}, w.id, w.kind, '', "roundId", game, w.amount, 'VND', w.after, w.kind = 'win',
      case when w.kind = 'bet' then ${ago('(age - least(age, 5000))')} end, ${ago('(age - least(age, w.later))')}
    from r cross join lateral (values ("betId", 'bet', bet, "afterBet", 0), ("winId", 'win', win, "afterWin", 5000))
      as w (id, kind, amount, after, later)`);
}

/**
 * The business of an agent: his tree, and sixty days of deposits, play and withdrawals, the same on each machine but for ids and times.
 * The figures have all of it at once.
 * @param passwordHash of everybody in the tree
 */
export async function insertBusiness(
  tx: Tx,
  agentId: string,
  { passwordHash, timeZone }: { passwordHash: string; timeZone: string },
): Promise<void> {
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
  await insertMovements(
    tx,
    people.flatMap(({ movements }) => movements ?? []),
  );
  await insertRounds(
    tx,
    people.flatMap(({ rounds }) => rounds ?? []),
  );
  while (await followOnce(tx, timeZone));
}
