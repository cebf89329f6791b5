import { randomUUID } from 'node:crypto';
import {
  type ContractTerms,
  type PeriodKind,
  settleDailySalary,
  settleDividend,
  settledPeriodOf,
  settleHourlySalary,
  settleRealTimeSalary,
} from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../../db/database.ts';
import type { BillInputs } from './BillInputs.ts';
import { type Period, type PeriodRow, periodColumns, toPeriod } from './Period.ts';
import { type SettlementRules, sealMembers } from './seal.ts';

/** Bills that one transaction makes at most. */
const batch = 200;

export interface BillRules {
  /** How long a loss of the members is carried into later dividends. */
  lossCarry: 'none' | 'month' | 'always';
  timeZone: string;
}

interface SealedRow {
  customerId: string;
  contractId: string;
  uplineId: string | null;
  terms: ContractTerms;
  bet: number;
  netLoss: number;
  activeMembers: number;
  lossBets: number;
  profitBets: number;
}

interface Earlier {
  carriedOut: number;
  beginsAt: string;
}

/** The loss that the last dividend of the same product has left. */
async function carriedInto(tx: Tx, row: SealedRow, { beginsAt }: Period, { lossCarry, timeZone }: BillRules): Promise<number> {
  if (row.terms.type !== 'dividend' || lossCarry === 'none') return 0;
  const [last] = await rowsOf<Earlier>(
    tx,
    sql`select (inputs->>'carriedOut')::float8 as "carriedOut", begins_at as "beginsAt" from contract_bills
      where customer_id = ${row.customerId} and type = 'dividend' and product_type = ${row.terms.productType}
        and begins_at < ${beginsAt.toISOString()} order by begins_at desc limit 1`,
  );
  if (!last) return 0;
  const month = (moment: Date): number => settledPeriodOf('monthly', moment, timeZone).begin.valueOf();
  return lossCarry === 'month' && month(new Date(last.beginsAt)) !== month(beginsAt) ? 0 : last.carriedOut;
}

/** What a real-time salary's day has had so far: counted stakes with this period's, and the amounts of the bills before it. */
async function dayUntil(tx: Tx, row: SealedRow, { beginsAt }: Period, { timeZone }: BillRules) {
  const day = settledPeriodOf('daily', beginsAt, timeZone).begin.toISOString();
  const [sums] = await rowsOf<{ lossBets: number; profitBets: number; billed: number }>(
    tx,
    sql`select coalesce(sum(f.loss_bets), 0)::float8 as "lossBets", coalesce(sum(f.profit_bets), 0)::float8 as "profitBets",
        (select coalesce(sum(b.amount), 0)::float8 from contract_bills b where b.customer_id = ${row.customerId} and b.contract_id = ${row.contractId}
          and b.begins_at >= ${day} and b.begins_at < ${beginsAt.toISOString()}) as billed
      from sealed_figures f where f.customer_id = ${row.customerId} and f.contract_id = ${row.contractId}
        and f.begins_at >= ${day} and f.begins_at <= ${beginsAt.toISOString()}`,
  );
  return sums ?? { lossBets: 0, profitBets: 0, billed: 0 };
}

/** What a contract pays for a period, by the contract package's own functions. */
async function reckon(tx: Tx, row: SealedRow, period: Period, rules: BillRules): Promise<{ inputs: BillInputs; amount: number }> {
  const { terms, bet, netLoss, activeMembers } = row;
  const none = { carriedIn: 0, carriedOut: 0, lossBets: 0, profitBets: 0, billedBefore: 0 };
  const common = { terms, bet, netLoss, activeMembers };
  switch (terms.type) {
    case 'dividend': {
      const carriedIn = await carriedInto(tx, row, period, rules);
      const { amount, rowIndex, rate, base } = settleDividend(terms, { bet, netLoss, carried: carriedIn, activeMembers });
      const carriedOut = Math.min(0, netLoss + carriedIn);
      return { amount, inputs: { ...common, ...none, carriedIn, carriedOut, rowIndex: rowIndex ?? null, rate, base } };
    }
    case 'realTimeSalary': {
      const { lossBets, profitBets, billed } = await dayUntil(tx, row, period, rules);
      const { amount, rate, base } = settleRealTimeSalary(terms, { lossBets, profitBets, billed });
      return { amount, inputs: { ...common, ...none, lossBets, profitBets, billedBefore: billed, rowIndex: null, rate, base } };
    }
    default: {
      const settle =
        terms.type === 'dailySalary' ? settleDailySalary(terms, { bet, activeMembers }) : settleHourlySalary(terms, { bet, activeMembers });
      const { amount, rowIndex, rate, base } = settle;
      return { amount, inputs: { ...common, ...none, rowIndex: rowIndex ?? null, rate, base } };
    }
  }
}

/**
 * Makes bills from what was sealed, some at a time. A contract has one bill a period: a repetition finds it made. A real-time salary of nothing has
 * none, since there are 288 periods a day. The caller holds the period, so that nobody else makes bills of this kind.
 * @returns whether there may be more
 */
export async function makeBills(tx: Tx, period: Period, rules: BillRules): Promise<boolean> {
  const [begin, end] = [period.beginsAt.toISOString(), period.endsAt.toISOString()];
  const rows = await rowsOf<SealedRow>(
    tx,
    // Taken before they are joined: otherwise all contracts of the period might be read for each batch.
    sql`with f as (select * from sealed_figures f where f.kind = ${period.kind} and f.begins_at = ${begin} and f.billed_at is null
        order by f.customer_id, f.contract_id limit ${batch})
      select f.customer_id as "customerId", f.contract_id as "contractId", k.upline_id as "uplineId", k.terms,
        f.bet::float8 as bet, f.net_loss::float8 as "netLoss", f.active_members::float8 as "activeMembers",
        f.loss_bets::float8 as "lossBets", f.profit_bets::float8 as "profitBets"
      from f join agent_contracts k on k.downline_id = f.customer_id and k.id = f.contract_id order by f.customer_id, f.contract_id`,
  );
  for (const row of rows) {
    const { inputs, amount } = await reckon(tx, row, period, rules);
    const { customerId, contractId, uplineId, terms } = row;
    const productType = terms.type === 'dividend' ? terms.productType : '';
    if (amount > 0 || terms.type !== 'realTimeSalary') {
      await tx.execute(sql`insert into contract_bills
          (customer_id, contract_id, begins_at, ends_at, id, kind, type, product_type, upline_id, inputs, amount, state)
        values (${customerId}, ${contractId}, ${begin}, ${end}, ${randomUUID()}, ${period.kind}, ${terms.type}, ${productType}, ${uplineId},
          ${JSON.stringify(inputs)}::jsonb, ${amount}, ${amount > 0 ? 'open' : 'notReached'}) on conflict do nothing`);
    }
    await tx.execute(sql`update sealed_figures set billed_at = statement_timestamp()
      where customer_id = ${customerId} and contract_id = ${contractId} and begins_at = ${begin}`);
  }
  return rows.length === batch;
}

/**
 * Takes the next step with the oldest sealed period of a kind whose bills are not all made: keeps the figures of some members, or makes some of
 * its bills. Periods of a kind are billed one after the other, since a dividend and a real-time salary read the bills before.
 * @param onBilled all bills of a period are made: what follows, in the transaction of the last of them
 * @returns whether there may be more
 */
export async function billNext(
  db: Db,
  kind: PeriodKind,
  rules: BillRules & SettlementRules,
  onBilled: (tx: Tx, period: Period) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await rowsOf<PeriodRow & { isCounted: boolean; countedTo: string | null }>(
      tx,
      sql`select ${periodColumns}, counted_at is not null as "isCounted", counted_to as "countedTo" from settlement_periods
        where kind = ${kind} and sealed_at is not null and billed_at is null order by begins_at limit 1 for update`,
    );
    if (!row) return false;
    const period = toPeriod(row);
    const isPeriod = sql`kind = ${kind} and begins_at = ${period.beginsAt.toISOString()}`;
    if (!row.isCounted) {
      const last = await sealMembers(tx, period, rules, row.countedTo ?? undefined);
      const reached = last === undefined ? sql`counted_at = statement_timestamp()` : sql`counted_to = ${last}::uuid`;
      await tx.execute(sql`update settlement_periods set ${reached} where ${isPeriod}`);
      return true;
    }
    if (await makeBills(tx, period, rules)) return true;
    await tx.execute(sql`update settlement_periods set billed_at = statement_timestamp() where ${isPeriod}`);
    await onBilled(tx, period);
    return true;
  });
}
