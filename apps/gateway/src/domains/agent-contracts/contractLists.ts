import type {
  AgentContract,
  ContractParty,
  ContractType,
  DownlineContracts,
  DownlineFilter,
  listContracts,
  Page,
  ResponseOf,
} from '@baize/contract';
import { roleOf } from '@baize/contract';
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { isoOf, pageBy, readEnd } from '../../db/keyset.ts';
import { schema } from '../../db/schema.ts';
import { AppError } from '../../wire/AppError.ts';
import { closureStopOf } from '../player-protection/closures.ts';
import { toAgentContract } from './contractRows.ts';

const { agentContracts, customers } = schema;

interface ContractsAsked {
  downlineId?: string | undefined;
  type?: ContractType | undefined;
  after?: string | undefined;
  size: number;
}

/** Contracts that are over, page by page from the newest. */
async function endedOf(db: Db, mine: SQL | undefined, { after, size }: ContractsAsked): Promise<Page<AgentContract>> {
  const end = after === undefined ? undefined : readEnd(after);
  const behind = end && sql`(${agentContracts.createdAt}, ${agentContracts.id}) < (${end.time}::timestamptz, ${end.id}::uuid)`;
  const rows = await db
    .select({ row: agentContracts, time: sql<string>`${isoOf(sql`${agentContracts.createdAt}`)}` })
    .from(agentContracts)
    .where(and(mine, sql`${agentContracts.endedAt} is not null`, behind))
    .orderBy(desc(agentContracts.createdAt), desc(agentContracts.id))
    .limit(size + 1);
  const page = pageBy(rows, size, ({ row, time }) => `${time}_${row.id}`);
  return { ...page, rows: page.rows.map(({ row }) => toAgentContract(row)) };
}

const openOf = async (db: Db, mine: SQL | undefined): Promise<AgentContract[]> => {
  const rows = await db
    .select()
    .from(agentContracts)
    .where(and(mine, isNull(agentContracts.endedAt)))
    .orderBy(desc(agentContracts.createdAt), desc(agentContracts.id));
  return rows.map(toAgentContract);
};

interface Person extends ContractParty {
  uplineId: string | null;
}
async function personOf(db: Db, id: string): Promise<Person | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id));
  if (!row) return undefined;
  return { id, account: row.account, nickname: row.nickname, isAgent: roleOf(row) === 'agent', uplineId: row.uplineId };
}

/**
 * A customer's contracts with his upline, or with one directly below him. What the upline offers is not among them while he has closed play.
 * @throws AppError `contract_not_found` for who is not directly below
 */
export async function contractsOf(db: Db, customerId: string, asked: ContractsAsked): Promise<ResponseOf<typeof listContracts>> {
  const ofType = asked.type && eq(agentContracts.type, asked.type);
  const own = and(eq(agentContracts.downlineId, customerId), ofType);
  const me = await personOf(db, customerId);
  if (asked.downlineId === undefined) {
    const upline = me?.uplineId ? await personOf(db, me.uplineId) : undefined;
    const isNoOffer = or(eq(agentContracts.status, 'V'), eq(agentContracts.proposedBy, 'downline'));
    const shown = (await closureStopOf(db, customerId)) ? and(own, isNoOffer) : own;
    const [open, { rows, next }] = [await openOf(db, shown), await endedOf(db, own, asked)];
    return { side: 'downline', uplineName: upline?.nickname ?? '', open, own: [], rows: [...rows], next };
  }
  const downline = asked.downlineId === customerId ? undefined : await personOf(db, asked.downlineId);
  if (downline?.uplineId !== customerId) throw new AppError('contract_not_found');
  const { uplineId: _, ...party } = downline;
  const theirs = and(eq(agentContracts.downlineId, party.id), eq(agentContracts.uplineId, customerId), ofType);
  const signed = (await openOf(db, own)).filter(({ status }) => status === 'V');
  const [open, { rows, next }] = [await openOf(db, theirs), await endedOf(db, theirs, asked)];
  return { side: 'upline', party, uplineName: me?.nickname ?? '', open, own: signed, rows: [...rows], next };
}

interface DownlineAsked {
  type: ContractType;
  search?: string | undefined;
  filter: DownlineFilter;
  after?: string | undefined;
  size: number;
}

/** The signs that `like` reads otherwise. */
const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** Whether a member has a contract of the type, or one that waits for his agent. */
function hasContract(agentId: string, { type, filter }: DownlineAsked): SQL {
  if (filter === 'all') return sql`true`;
  const waits = sql`and ((k.status <> 'V' and k.proposed_by = 'downline') or (k.status = 'V' and k.termination_by = 'downline'))`;
  return sql`c.id in (select k.downline_id from agent_contracts k
    where k.upline_id = ${agentId} and k.type = ${type} and k.ended_at is null ${filter === 'waiting' ? waits : sql``})`;
}

/** The members directly below an agent, by name, with what they have of one type; the next page begins after the last name. */
export async function downlineContractsOf(db: Db, agentId: string, asked: DownlineAsked): Promise<Page<DownlineContracts>> {
  const { search = '', after, size, type } = asked;
  const rows = await rowsOf<{ id: string; account: string; nickname: string; type: number; isAgent: number }>(
    db,
    sql`select c.id, c.account, c.nickname, c.type, c.is_agent as "isAgent" from customers c
      where c.upline_id = ${agentId} and c.id <> ${agentId} and c.type <> 4
        and lower(c.account) like ${`${escaped(search.toLowerCase())}%`} and ${hasContract(agentId, asked)}
        ${after === undefined ? sql`` : sql`and lower(c.account) ~>~ ${after.toLowerCase()}`}
      order by lower(c.account) using ~<~ limit ${size + 1}`,
  );
  const page = pageBy(rows, size, ({ account }) => account.toLowerCase());
  const ids = page.rows.map(({ id }) => id);
  const theirs = and(inArray(agentContracts.downlineId, ids), eq(agentContracts.uplineId, agentId), eq(agentContracts.type, type));
  const contracts =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(agentContracts)
          .where(and(theirs, isNull(agentContracts.endedAt)))
          .orderBy(agentContracts.productType, desc(agentContracts.createdAt));
  return {
    ...page,
    rows: page.rows.map(({ id, account, nickname, ...types }) => ({
      ...{ id, account, nickname, isAgent: roleOf(types) === 'agent' },
      contracts: contracts.filter(({ downlineId }) => downlineId === id).map(toAgentContract),
    })),
  };
}
