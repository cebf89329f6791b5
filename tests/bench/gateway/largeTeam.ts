import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../apps/gateway/src/db/database.ts';
import { openDatabase } from '../../../apps/gateway/src/db/open.ts';
import { schema } from '../../../apps/gateway/src/db/schema.ts';
import { makeCustomerToken } from '../../../apps/gateway/src/domains/session/tokens.ts';
import type { Place } from './seededDatabase.ts';

/** An agent who is logged in, with so many accounts below him. */
export interface Team {
  token: string;
  members: number;
}

/** A team: agents directly below, members beside them, and members below each of the agents. A page of the direct ones is full in both. */
interface Shape {
  agents: number;
  direct: number;
  below: number;
}
const shapes = { small: { agents: 10, direct: 11, below: 8 }, large: { agents: 100, direct: 1_900, below: 980 } } satisfies Record<
  string,
  Shape
>;
/** Each plays on one day of so many; figures reach over this and the last month. */
const rest = 5;
const days = 61;

/** Of the one that `above` names. */
const uplineOf = sql`(select a.upline_id from customers a where a.id = above.id)`;

async function insertAccounts(tx: Tx, name: string, { agents, direct, below }: Shape): Promise<string> {
  const id = randomUUID();
  const insert = sql`insert into customers (id, account, nickname, type, password_hash, upline_id, upline_path, created_at)`;
  const opened = sql`now() - make_interval(days => (n * 7 % 400)::int)`;
  const agentOf = sql`md5(${name} || 'agent' || (n % ${agents}::int))::uuid`;
  await tx.execute(sql`${insert} values (${id}, ${name}, 'n', 2, '', null, '{}', now() - interval '2 years')`);
  await tx.execute(sql`${insert} select ${agentOf}, ${name} || 'agent' || n, 'n', 2, '', ${id}::uuid, array[${id}::uuid], ${opened}
    from generate_series(0, ${agents - 1}::int) n`);
  await tx.execute(sql`${insert} select gen_random_uuid(), ${name} || 'direct' || n, 'n', 0, '', ${id}::uuid, array[${id}::uuid], ${opened}
    from generate_series(1, ${direct}::int) n`);
  await tx.execute(sql`${insert} select gen_random_uuid(), ${name} || 'below' || n, 'n', 0, '', ${agentOf}, array[${id}::uuid, ${agentOf}], ${opened}
    from generate_series(1, ${agents * below}::int) n`);
  return id;
}

/** Figures as the follower would have them. */
async function insertFigures(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`insert into daily_figures (customer_id, day, vendor_type, upline_id, rounds, bet, win, deposits)
    select c.id, current_date - d, v.type, c.upline_id, 9, case when v.type = '' then 0 else 9000 end, case when v.type = '' then 0 else 8000 end,
      case when v.type = '' then 50000 else 0 end
    from customers c cross join generate_series(0, ${days - 1}::int) d cross join (values (''), ('RNG')) v (type)
    where c.upline_path @> array[${id}::uuid] and (abs(hashtext(c.id::text)) + d) % ${rest}::int = 0`);
  await tx.execute(sql`insert into team_figures (customer_id, day, vendor_type, upline_id, rounds, bet, win, deposits, active)
    select above.id, f.day, f.vendor_type, ${uplineOf}, sum(f.rounds), sum(f.bet), sum(f.win), sum(f.deposits), count(*) filter (where f.vendor_type = '')
    from daily_figures f join customers c on c.id = f.customer_id cross join unnest(c.upline_path) as above (id)
    where c.upline_path @> array[${id}::uuid] group by 1, 2, 3`);
  await tx.execute(sql`insert into team_figures as f (customer_id, day, vendor_type, upline_id, registrations)
    select above.id, c.created_at::date, '', ${uplineOf}, count(*) from customers c cross join unnest(c.upline_path) as above (id)
    where c.upline_path @> array[${id}::uuid] group by 1, 2
    on conflict (customer_id, day, vendor_type) do update set registrations = excluded.registrations`);
}

/** What PostgreSQL does by itself behind many new rows, a minute later; the embedded database does it when it is opened. */
async function vacuum({ db, kind }: Database): Promise<void> {
  if (kind === 'pglite') return;
  for (const table of ['customers', 'daily_figures', 'team_figures']) await db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
}

/** Two agents of one database, the one with 10² accounts below him and the one with 10⁵. */
export async function insertTeams(place: Place): Promise<[Team, Team]> {
  const database = await openDatabase(place);
  const { db } = database;
  const teams: Team[] = [];
  try {
    for (const [name, shape] of Object.entries(shapes)) {
      const token = await db.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 0`);
        // Paths and figures are given, and nobody has to follow them.
        await tx.execute(sql`set local session_replication_role = replica`);
        const customerId = await insertAccounts(tx, name, shape);
        await insertFigures(tx, customerId);
        const session = makeCustomerToken(customerId);
        const expiresAt = sql`now() + interval '1 day'`;
        await tx.insert(schema.sessions).values({ customerId, tokenHash: session.hash, ip: '127.0.0.1', userAgent: 'bench', expiresAt });
        return session.token;
      });
      teams.push({ token, members: shape.agents * (1 + shape.below) + shape.direct });
    }
    await vacuum(database);
    const [small, large] = teams;
    if (!small || !large) throw new Error('no teams were made');
    return [small, large];
  } finally {
    await database.close();
  }
}
