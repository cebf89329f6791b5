import type { Currency } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import type { House } from '../../ledger/house.ts';
import { writtenAmount } from '../../operator/arguments.ts';

/** Days back from now that are looked at; deposits of the newer half are compared with those of the older one. */
export const signalDays = 30;

/** From which figures something is taken for a sign of harm. The house shows it and talks to the player; nothing is decided by it. */
export const signalThresholds = {
  /** A deposit follows a loss that is no older than so many minutes. */
  chasedMinutes: 60,
  /** Such deposits. */
  chasingDeposits: 3,
  /** A stake is raised that is at least so many times the one that was lost just before. */
  raisedTimes: 2,
  /** Raised stakes, and their share of all stakes after a loss in percent: both are reached. */
  raisedStakes: 10,
  raisedPercent: 25,
  /** Night: hours from midnight on, by the house's clock. */
  nightHours: 6,
  /** Nights on which something was staked. */
  nights: 5,
  /** What was deposited in the newer half is at least so many times that of the older one, which had some, by at least so many deposits. */
  risingTimes: 2,
  risingDeposits: 3,
  /** Withdrawals that were refused, so that the money came back. */
  refusedWithdrawals: 2,
} as const;

/** What a player's last days come to. Amounts are in the minor unit. */
interface Figures {
  chasingDeposits: number;
  stakesAfterLoss: number;
  raisedStakes: number;
  nights: number;
  nightRounds: number;
  depositsBefore: number;
  depositsNow: number;
  depositCount: number;
  refusedWithdrawals: number;
}

/** One thing that is looked at. */
export interface Signal {
  name: string;
  /** Whether the figures reach the threshold. */
  isSign: boolean;
  /** The figures and the threshold, as a sentence. */
  told: string;
}

const { chasedMinutes, raisedTimes, nightHours } = signalThresholds;

/** Reads one player's figures: rounds by their beginning, deposits that were credited. */
async function readFigures(db: Db, customerId: string, timeZone: string): Promise<Figures> {
  const since = sql`now() - make_interval(days => ${signalDays}::int)`;
  const half = sql`now() - make_interval(days => ${signalDays / 2}::int)`;
  const isNight = sql`extract(hour from opened_at at time zone ${timeZone}) < ${nightHours}::int`;
  const [row] = await rowsOf<Figures>(
    db,
    sql`with rounds as materialized (
        select opened_at, ended_at, bet_total as bet, win_total as win, lag(bet_total) over before as last_bet, lag(win_total) over before as last_win
        from game_rounds where customer_id = ${customerId}::uuid and opened_at >= ${since} and bet_total > 0
        window before as (order by opened_at, round_id)
      ), paid as materialized (
        select created_at, amount from deposits where customer_id = ${customerId}::uuid and state = 'credited' and created_at >= ${since}
      )
      select p.*, r.*, w.* from (
        select (count(*) filter (where (select sum(r.bet - r.win) from rounds r where r.ended_at <= paid.created_at
              and r.ended_at > paid.created_at - make_interval(mins => ${chasedMinutes}::int)) > 0))::int as "chasingDeposits",
          coalesce(sum(amount) filter (where created_at < ${half}), 0)::float8 as "depositsBefore",
          coalesce(sum(amount) filter (where created_at >= ${half}), 0)::float8 as "depositsNow",
          (count(*) filter (where created_at >= ${half}))::int as "depositCount"
        from paid
      ) p cross join (
        select (count(*) filter (where last_bet > last_win))::int as "stakesAfterLoss",
          (count(*) filter (where last_bet > last_win and bet >= ${raisedTimes}::int * last_bet))::int as "raisedStakes",
          (count(distinct (opened_at at time zone ${timeZone})::date) filter (where ${isNight}))::int as nights,
          (count(*) filter (where ${isNight}))::int as "nightRounds"
        from rounds
      ) r cross join (
        select count(*)::int as "refusedWithdrawals" from withdrawals
        where customer_id = ${customerId}::uuid and state = 'rejected' and created_at >= ${since}
      ) w`,
  );
  if (!row) throw new Error('figures have one row');
  return row;
}

function signalsIn(figures: Figures, currency: Currency, timeZone: string): Signal[] {
  const { chasingDeposits, stakesAfterLoss, raisedStakes, nights, nightRounds, depositsBefore, depositsNow, depositCount } = figures;
  const least = signalThresholds;
  const percent = stakesAfterLoss === 0 ? 0 : Math.floor((raisedStakes * 100) / stakesAfterLoss);
  const days = signalDays / 2;
  const money = (amount: number): string => writtenAmount(amount, currency);
  return [
    {
      name: 'deposits after losses',
      isSign: chasingDeposits >= least.chasingDeposits,
      told: `${chasingDeposits} deposits came within ${chasedMinutes} minutes after a loss; a sign from ${least.chasingDeposits} on.`,
    },
    {
      name: 'rising stakes',
      isSign: raisedStakes >= least.raisedStakes && percent >= least.raisedPercent,
      told: `${raisedStakes} of ${stakesAfterLoss} stakes after a loss (${percent} %) were ${raisedTimes} times the lost one or more; a sign from ${least.raisedStakes} stakes and ${least.raisedPercent} % on.`,
    },
    {
      name: 'night play',
      isSign: nights >= least.nights,
      told: `${nightRounds} rounds began on ${nights} nights between 00:00 and 0${nightHours}:00 (${timeZone}); a sign from ${least.nights} nights on.`,
    },
    {
      name: 'rising deposits',
      isSign: depositsBefore > 0 && depositsNow >= least.risingTimes * depositsBefore && depositCount >= least.risingDeposits,
      told: `${money(depositsNow)} by ${depositCount} deposits in the last ${days} days, after ${money(depositsBefore)} in the ${days} days before; a sign from ${least.risingTimes} times as much by ${least.risingDeposits} deposits on.`,
    },
    {
      name: 'refused withdrawals',
      isSign: figures.refusedWithdrawals >= least.refusedWithdrawals,
      told: `${figures.refusedWithdrawals} withdrawals were refused, and the money came back; a sign from ${least.refusedWithdrawals} on. A player can’t cancel one.`,
    },
  ];
}

/** All that is looked at of one player, whether it is a sign or not. */
export async function signalsOf(db: Db, customerId: string, { currency, timeZone }: House): Promise<Signal[]> {
  return signalsIn(await readFigures(db, customerId, timeZone), currency, timeZone);
}

/** Players who are looked up by one statement. */
const batch = 500;

/** Players who have played or deposited in these days, some at a time, in the order of their ids. */
export async function* activePlayers(db: Db, timeZone: string): AsyncGenerator<{ id: string; account: string }> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const players = await rowsOf<{ id: string; account: string }>(
      db,
      sql`select c.id, c.account from customers c where c.id > ${after}::uuid and exists (
          select from daily_figures f where f.customer_id = c.id and f.day >= (now() at time zone ${timeZone})::date - ${signalDays}::int
            and (f.rounds > 0 or f.deposits > 0)
        ) order by c.id limit ${batch}`,
    );
    yield* players;
    const last = players.at(-1);
    if (!last || players.length < batch) return;
    after = last.id;
  }
}
