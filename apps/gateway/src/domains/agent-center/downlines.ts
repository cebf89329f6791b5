import {
  type BranchState,
  type Calls,
  type ContractFilter,
  type Downline,
  type DownlineOrder,
  mostDirect,
  type Page,
  type RequestOf,
} from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { isoOf, pageBy, refusedEnd } from '../../db/keyset.ts';
import { branchPath, isOfKind, isOnline, nameColumns } from './branch.ts';
import type { TeamDays } from './teamDays.ts';
import { figuresOf, figuresOfRow, membersBelow, periodFigures, type SummedRow, summed, teamBalance } from './teamSums.ts';

type ListRequest = Pick<RequestOf<Calls['listDownlines']>, 'search' | 'kind' | 'online' | 'contracts' | 'order' | 'after' | 'size'>;

/** What an agent reads of `customers c` beside his names. */
const stateColumns: SQL = sql`${nameColumns}, c.id, ${isoOf(sql`c.last_login_at`)} as "lastLoginAt", ${isoOf(sql`c.created_at`)} as "joinedAt",
  coalesce((select a.balance from accounts a where a.customer_id = c.id and a.kind = 'main' and a.currency = house_currency()), 0)::bigint as balance`;
/** Accounts directly below somebody, walked along the index of names: too many to be counted for each row of a list. */
const directBelow = (id: SQL): SQL => sql`(select count(*) from (select d.id from customers d where d.upline_id = ${id} and d.id <> ${id}
    order by lower(d.account) using ~<~ limit ${mostDirect}) counted)::int`;

/** Contracts, `k`, that `customers c` has with somebody above: they wait for an answer or are signed. */
const openWith = (uplineId: SQL): SQL =>
  sql`from agent_contracts k where k.downline_id = c.id and k.upline_id = ${uplineId} and k.ended_at is null`;
const byContracts: Record<ContractFilter, (open: SQL) => SQL> = {
  signed: (open) => sql`exists (select ${open} and k.status = 'V')`,
  waiting: (open) => sql`exists (select ${open} and k.status <> 'V')`,
  none: (open) => sql`not exists (select ${open})`,
};
const contractsWith = (uplineId: SQL): SQL => sql`(select coalesce(json_agg(t), '[]'::json) from
  (select k.type, bool_or(k.status = 'V') as "isSigned" ${openWith(uplineId)} group by k.type order by k.type) t) as contracts`;

interface StateRow extends Omit<Downline, 'team' | 'contracts' | 'lastLoginAt'> {
  lastLoginAt: string | null;
}

const stateOf = ({ account, nickname, iconId, kind, balance, lastLoginAt, joinedAt, isOnline, members }: StateRow) => ({
  ...{ account, nickname, iconId, kind, balance, joinedAt, isOnline, members },
  ...(lastLoginAt !== null && { lastLoginAt }),
});

/** Microseconds since 1970 of a column of times: as exact as the column. */
const microsOf = (time: SQL): SQL => sql`(extract(epoch from ${time}) * 1000000)::bigint`;
const timeOf = (micros: string): SQL => sql`('epoch'::timestamptz + ${micros}::bigint * interval '1 microsecond')`;
const seenAt = sql`coalesce(c.last_login_at, 'epoch'::timestamptz)`;
const balance = sql`coalesce(a.balance, 0)`;

interface Walk {
  /** Where the next page begins, of a row. */
  end: SQL;
  order: SQL;
  /** Rows behind an end. */
  behind(value: string, id: string): SQL;
  pattern: RegExp;
}
const falling = (key: SQL, end: SQL, read: (value: string) => SQL): Walk => ({
  end: sql`(${end})::text || '_' || c.id`,
  order: sql`${key} desc, c.id desc`,
  behind: (value, id) => sql`(${key}, c.id) < (${read(value)}, ${id}::uuid)`,
  pattern: /^(\d{1,16})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/,
});
/** Each order is that of an index, but for balances: they are sorted among the direct downline alone. */
const walks: Record<DownlineOrder, Walk> = {
  name: {
    end: sql`lower(c.account)`,
    order: sql`lower(c.account) using ~<~`,
    behind: (value) => sql`lower(c.account) ~>~ ${value.toLowerCase()}`,
    pattern: /^(.{1,64})$()/,
  },
  newest: falling(sql`c.created_at`, microsOf(sql`c.created_at`), timeOf),
  lastLogin: falling(seenAt, microsOf(seenAt), timeOf),
  balance: falling(balance, balance, (value) => sql`${value}::bigint`),
};

/** The signs that `like` reads otherwise. */
const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/**
 * The ids of one page of somebody's direct downline, as `id`, with `end`.
 * @throws AppError `validation_failed` for what is no page's end
 */
export function downlinesStatement(customerId: string, { search = '', kind, online, contracts, order, after, size }: ListRequest): SQL {
  const walk = walks[order];
  const [, value = '', id = ''] = after === undefined ? [] : (walk.pattern.exec(after) ?? []);
  if (after !== undefined && value === '') throw refusedEnd();
  const begin = escaped(search.toLowerCase());
  return sql`select c.id, ${walk.end} as "end" from customers c
    ${order === 'balance' ? sql`left join accounts a on a.customer_id = c.id and a.kind = 'main' and a.currency = house_currency()` : sql``}
    where c.upline_id = ${customerId}::uuid and c.id <> ${customerId}::uuid
      ${begin === '' ? sql`` : sql`and lower(c.account) like ${`${begin}%`}`}
      ${kind ? sql`and ${isOfKind(kind)}` : sql``} ${online === 'true' ? sql`and ${isOnline}` : sql``}
      ${contracts ? sql`and ${byContracts[contracts](openWith(sql`${customerId}::uuid`))}` : sql``}
      ${after === undefined ? sql`` : sql`and ${walk.behind(value, id)}`}
    order by ${walk.order} limit ${size + 1}`;
}

/** One page of the accounts directly below somebody, each with the figures of its team. */
export async function listDownlines(
  db: Db,
  agentId: string,
  customerId: string,
  period: TeamDays,
  request: ListRequest,
): Promise<Page<Downline>> {
  const found = await rowsOf<{ id: string; end: string }>(db, downlinesStatement(customerId, request));
  const { rows: shown, next } = pageBy(found, request.size, ({ end }) => end);
  if (shown.length === 0) return { rows: [] };
  const rows = await rowsOf<StateRow & SummedRow & Pick<Downline, 'contracts'>>(
    db,
    sql`select ${stateColumns}, ${isOnline} as "isOnline", ${membersBelow(sql`c.id`)} as members, ${contractsWith(sql`${agentId}::uuid`)}, t.*
      from customers c cross join lateral (select ${summed} from (${figuresOf('team', sql`c.id`, period)}) f) t
      where c.id in ${shown.map(({ id }) => id)}`,
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  return {
    rows: shown.flatMap(({ id }) => {
      const row = known.get(id);
      return row ? [{ id, ...stateOf(row), contracts: row.contracts, team: figuresOfRow(row, period.days.length) }] : [];
    }),
    ...(next !== undefined && { next }),
  };
}

/** One of an agent's branch, which the caller has made sure of. */
export async function readDownline(db: Db, agentId: string, customerId: string, period: TeamDays): Promise<BranchState> {
  const id = sql`${customerId}::uuid`;
  const [path, team, own, [row]] = await Promise.all([
    branchPath(db, agentId, customerId),
    periodFigures(db, 'team', customerId, period),
    periodFigures(db, 'own', customerId, period),
    rowsOf<StateRow & Pick<BranchState['person'], 'direct' | 'teamBalance'>>(
      db,
      sql`select ${stateColumns}, ${isOnline} as "isOnline", ${membersBelow(id)} as members,
        ${directBelow(id)} as direct, ${teamBalance(id)} as "teamBalance" from customers c where c.id = ${id}`,
    ),
  ]);
  if (!row) throw new Error(`customer ${customerId} is gone`);
  return { path, person: { ...stateOf(row), direct: row.direct, teamBalance: row.teamBalance }, team, own };
}
