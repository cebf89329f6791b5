import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../apps/gateway/src/db/database.ts';
import { hashToken } from '../../../apps/gateway/src/domains/session/tokens.ts';
import { grouped } from '../statistics.ts';
import { withoutIndexes } from './withoutIndexes.ts';

export interface Population {
  players: number;
  /** Rounds that each has played: a round is two ledger transactions with four entries. */
  rounds: number;
}

/** Players whose tokens are known, spread evenly over all. */
export const knownPlayers = 500;
/** Of so many players one is an agent, above those that follow. */
const playersPerAgent = 100;
/** Players of one transaction: some hundred thousand rows. */
const batch = 5_000;
const daysOfPlay = 60;

export const placeOfKnown = (index: number, { players }: Pick<Population, 'players'>): number =>
  Math.floor((index * players) / knownPlayers);

/** The token of a known player's session, or of his open game; the same in each database, as is his id. */
export function tokenOf(place: number, of: 'session' | 'game'): string {
  const id = createHash('md5').update(`sim${place}`).digest('base64url');
  return id + createHash('sha256').update(`${of} ${place}`).digest('base64url');
}
export const nameOf = (place: number): string => `sim${place}`;

const idOf = (place: string) => sql.raw(`md5('sim' || ${place})::uuid`);
const isAgent = sql.raw(`n % ${playersPerAgent} = 0`);
const agentOf = idOf(`(n - n % ${playersPerAgent})`);
/** A moment of a player's round, the same in each run but for its base. */
const playedAt = sql.raw(`now() - make_interval(days => (r * 7 + n % 11)::int % ${daysOfPlay}, secs => (n * 37 + r * 101)::int % 80000)`);

/** Statements for the players from `n` to `m`; each has the columns that the gateway itself would have written. */
async function fillBatch(tx: Tx, from: number, to: number, rounds: number): Promise<void> {
  const players = sql`generate_series(${from}::int, ${to}::int) n`;
  const played = sql`${players} cross join generate_series(1, ${rounds}::int) r`;
  const game = sql`(select game_id, vendor_type from games order by game_id limit 1) g`;
  await tx.execute(sql`insert into customers (id, account, nickname, type, is_agent, password_hash, upline_id, upline_path, created_at)
    select ${idOf('n')}, 'sim' || n, 'sim' || n, case when ${isAgent} then 2 else 0 end, case when ${isAgent} then 4 else 0 end, '-',
      case when not ${isAgent} then ${agentOf} end, case when ${isAgent} then '{}'::uuid[] else array[${agentOf}] end,
      now() - make_interval(days => (n % 400)::int) from ${players}`);
  await tx.execute(sql`insert into claims (kind, value, customer_id) select 'account', 'sim' || n, ${idOf('n')} from ${players}`);
  await tx.execute(sql`insert into sessions (customer_id, token_hash, ip, user_agent, expires_at)
    select ${idOf('n')}, md5('session' || n), '127.0.0.1', 'simulation', now() + interval '1 day' from ${players}`);
  await tx.execute(sql`insert into accounts (customer_id, kind, currency, balance, entry_seq, credits, credited)
    select ${idOf('n')}, kind, house_currency(), balance, ${2 * rounds}::int, credits, credited from ${players}
    cross join (values ('main', 1000000, ${rounds}::int, ${rounds * 900}::int), ('games', -1000000, ${rounds}::int, ${rounds * 1_000}::int))
      a (kind, balance, credits, credited)`);
  await tx.execute(sql`insert into game_rounds (customer_id, provider, round_id, game_id, vendor_type, currency, bet_total, win_total, opened_at,
      ended_at, is_rolled, rolled_bet, rolled_win)
    select ${idOf('n')}, 'sandbox', 's' || r, g.game_id, g.vendor_type, house_currency(), 1000, 900, ${playedAt}, ${playedAt}, true, 1000, 900
    from ${played}, ${game}`);
  await tx.execute(sql`insert into wallet_transactions (customer_id, provider, transaction_id, kind, request_hash, round_id, game_id, amount,
      currency, balance_after, settled_at, ends_round, created_at)
    select ${idOf('n')}, 'sandbox', kind || r, kind, '', 's' || r, g.game_id, amount, house_currency(), 1000000, ${playedAt}, kind = 'win', ${playedAt}
    from ${played}, ${game}, (values ('bet', 1000), ('win', 900)) k (kind, amount)`);
  await tx.execute(sql`insert into ledger_transactions (customer_id, id, kind, reference, created_at)
    select ${idOf('n')}, md5('tx' || n || kind || r)::uuid, kind, 'sandbox:' || kind || r, ${playedAt} from ${played}, (values ('bet'), ('win')) k (kind)`);
  await tx.execute(sql`insert into ledger_entries (customer_id, kind, currency, seq, transaction_id, amount, balance_after, created_at)
    select ${idOf('n')}, account, house_currency(), 2 * r - 1 + (k.kind = 'win')::int, md5('tx' || n || k.kind || r)::uuid, sign * amount, 1000000,
      ${playedAt}
    from ${played}, (values ('bet', -1000), ('win', 900)) k (kind, amount), (values ('main', 1), ('games', -1)) a (account, sign)`);
  await tx.execute(sql`insert into daily_figures (customer_id, day, vendor_type, upline_id, rounds, bet, win)
    select ${idOf('n')}, current_date - d, 'RNG', case when not ${isAgent} then ${agentOf} end, 1, 1000, 900 from ${players}, generate_series(0, 4) d`);
}

async function openSessions(tx: Tx, population: Population): Promise<void> {
  for (let index = 0; index < knownPlayers; index += 1) {
    const place = placeOfKnown(index, population);
    const [session, game] = [hashToken(tokenOf(place, 'session')), hashToken(tokenOf(place, 'game'))];
    await tx.execute(sql`insert into sessions (customer_id, token_hash, ip, user_agent, expires_at)
      values (md5(${nameOf(place)})::uuid, ${session}, '127.0.0.1', 'simulation', now() + interval '1 day') on conflict do nothing`);
    await tx.execute(sql`insert into game_sessions (customer_id, token_hash, session_hash, provider, game_id, expires_at)
      select md5(${nameOf(place)})::uuid, ${game}, ${session}, 'sandbox', game_id, now() + interval '1 day' from games order by game_id limit 1
      on conflict do nothing`);
  }
}

/** Fills a database by statements over sets. @param onProgress told what is done */
export async function fillPlayers({ db }: Database, population: Population, onProgress: (done: string) => void): Promise<void> {
  const { players, rounds } = population;
  const fill = async (): Promise<void> => {
    for (let from = 0; from < players; from += batch) {
      const to = Math.min(from + batch, players) - 1;
      await db.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 0`);
        // The rows are what the triggers would leave; nobody has to follow them.
        await tx.execute(sql`set local session_replication_role = replica`);
        await fillBatch(tx, from, to, rounds);
      });
      if ((to + 1) % 50_000 === 0) onProgress(`${grouped(to + 1)} players`);
    }
  };
  await withoutIndexes(db, fill, (name) => onProgress(`building ${name}`));
  await db.transaction((tx) => openSessions(tx, population));
  onProgress('vacuum analyze');
  await db.execute(sql`set statement_timeout = 0`);
  await db.execute(sql`vacuum analyze`);
}
