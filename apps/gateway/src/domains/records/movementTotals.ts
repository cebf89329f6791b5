import type { TransactionTotals } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { bareEntriesOf, entryBefore, fewEntriesOf, type SureRange, sureRangeOf } from './entryRange.ts';
import type { Moments } from './readPeriod.ts';
import { kindsOf, mainOf, matchingEntries, type TransactionFilter } from './transactions.ts';

/** What entries come to: how many raised the balance and how many lowered it, and by how much. */
interface Sides {
  credits: number;
  credit: number;
  debits: number;
  debit: number;
}

const sums = sql`count(*) filter (where e.amount > 0) as credits, coalesce(sum(e.amount) filter (where e.amount > 0), 0) as credit,
  count(*) filter (where e.amount < 0) as debits, coalesce(-sum(e.amount) filter (where e.amount < 0), 0) as debit`;
const sides = sql`sum(credits)::int as credits, sum(credit)::bigint as credit, sum(debits)::int as debits, sum(debit)::bigint as debit`;

/** What all before a number come to: its neighbour has it. */
const upTo = (customerId: string, seq: number, sign: SQL): SQL => sql`select ${sign} * e.credits_after, ${sign} * e.credited_after,
  ${sign} * (e.seq - e.credits_after), ${sign} * (e.credited_after - e.balance_after) ${entryBefore(mainOf(customerId), seq)}`;

/** All entries of a period: of the sure ones two are read, and those of some minutes at both ends are summed. */
function allStatement(customerId: string, moments: Moments, { first, sureFirst, sureEnd, end }: SureRange): SQL {
  const edge = (range: { first: number; end: number }): SQL => sql`select ${sums} ${bareEntriesOf(mainOf(customerId), moments, range)}`;
  if (sureEnd <= sureFirst) return edge({ first, end });
  return sql`${edge({ first, end: sureFirst })} union all ${edge({ first: sureEnd, end })}
    union all (${upTo(customerId, sureEnd, sql`1`)}) union all (${upTo(customerId, sureFirst, sql`-1`)})`;
}

/**
 * Totals of a period's movements, in one row. The two kinds that every round posts are read from all entries less the few of other kinds:
 * a bet only lowers the balance, and a win only raises it.
 */
export function movementTotalsStatement(customerId: string, moments: Moments, range: SureRange, filter: TransactionFilter): SQL {
  const kinds = kindsOf(filter);
  const all = allStatement(customerId, moments, range);
  if (!kinds) return sql`select ${sides} from (${all}) s`;
  const [kind] = kinds;
  if (kind !== 'bet' && kind !== 'win')
    return sql`select ${sides} from (select ${sums} ${matchingEntries(customerId, moments, range, filter)}) s`;
  const few = sql`select ${sums} ${fewEntriesOf(mainOf(customerId), moments, range)}`;
  const rounds = sql`select ${sides} from (${all} union all select -credits, -credit, -debits, -debit from (${few}) f) s`;
  return kind === 'bet'
    ? sql`select 0 as credits, 0 as credit, debits, debit from (${rounds}) r`
    : sql`select credits, credit, 0 as debits, 0 as debit from (${rounds}) r`;
}

/** What the movements of the player's balance in a period come to. */
export async function movementTotals(db: Db, customerId: string, moments: Moments, filter: TransactionFilter): Promise<TransactionTotals> {
  const range = await sureRangeOf(db, mainOf(customerId), moments);
  const [row] = await rowsOf<Sides>(db, movementTotalsStatement(customerId, moments, range, filter));
  const { credits, credit, debits, debit } = row ?? { credits: 0, credit: 0, debits: 0, debit: 0 };
  return { count: credits + debits, credit, debit, net: credit - debit };
}
