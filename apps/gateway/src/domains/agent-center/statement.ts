import type { DownlineNames, Page, StatementLine, TeamDay, TeamStatement } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { pageBy } from '../../db/keyset.ts';
import { branchPath, nameColumns } from './branch.ts';
import { downlinesStatement } from './downlines.ts';
import type { TeamDays } from './teamDays.ts';
import { dailyFigures, figuresOf, membersBelow, type SummedRow, summed, sumsOf } from './teamSums.ts';

type LineRow = DownlineNames & SummedRow & { members: number };

const lineOf = ({ account, nickname, kind, iconId, members, ...row }: LineRow): StatementLine => ({
  ...{ account, nickname, kind, iconId, members },
  ...sumsOf(row),
});
const money = ['deposits', 'withdrawals', 'bets', 'payouts', 'netWin', 'bonuses', 'rebates', 'wages', 'net'] as const;

function totalsOf(days: readonly TeamDay[]): TeamStatement['totals'] {
  const sum = (name: (typeof money)[number]): number => days.reduce((total, day) => total + day[name], 0);
  return Object.fromEntries(money.map((name) => [name, sum(name)])) as TeamStatement['totals'];
}

/** Profit and loss of one of an agent's branch, which the caller has made sure of. */
export async function readStatement(db: Db, agentId: string, customerId: string, period: TeamDays): Promise<TeamStatement> {
  const id = sql`${customerId}::uuid`;
  const [path, days, [own]] = await Promise.all([
    branchPath(db, agentId, customerId),
    dailyFigures(db, customerId, period),
    rowsOf<LineRow>(
      db,
      sql`select ${nameColumns}, ${membersBelow(id)} as members, t.* from customers c
        cross join lateral (select ${summed} from (${figuresOf('own', id, period)}) f) t where c.id = ${id}`,
    ),
  ]);
  if (!own) throw new Error(`customer ${customerId} is gone`);
  return { path, own: lineOf(own), totals: totalsOf(days), days };
}

/** One page of the lines below it, by name. */
export async function listStatementLines(
  db: Db,
  customerId: string,
  period: TeamDays,
  { after, size }: { after?: string | undefined; size: number },
): Promise<Page<StatementLine>> {
  const found = await rowsOf<{ id: string; end: string }>(
    db,
    downlinesStatement(customerId, { after, size, order: 'name', online: 'false' }),
  );
  const { rows: shown, next } = pageBy(found, size, ({ end }) => end);
  if (shown.length === 0) return { rows: [] };
  const rows = await rowsOf<LineRow>(
    db,
    sql`select ${nameColumns}, ${membersBelow(sql`c.id`)} as members, t.* from customers c
      cross join lateral (select ${summed} from (${figuresOf('team', sql`c.id`, period)}) f) t
      where c.id in ${shown.map(({ id }) => id)} order by lower(c.account) using ~<~`,
  );
  return { rows: rows.map(lineOf), ...(next !== undefined && { next }) };
}
