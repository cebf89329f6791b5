import { agentFlag, agentMemberTypes, type DownlineKind, type DownlineNames } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { claimantOf } from '../../claims/takeClaims.ts';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { AppError } from '../../wire/AppError.ts';

/** An account that §6 reads as an agent's, of `customers c`. */
const isAgent: SQL = sql.raw(`(c.is_agent = ${agentFlag} or c.type in (${agentMemberTypes.join(', ')}))`);

/** Condition of a kind on `customers c`. That of agents stands as in their index, or the database would not know that it may be used. */
export const isOfKind = (kind: DownlineKind): SQL =>
  kind === 'agent' ? sql`(c.upline_id is not null and ${isAgent})` : sql`not ${isAgent}`;

/** What an agent is told of `customers c`. */
export const nameColumns: SQL = sql`c.account, c.nickname, c.icon_id as "iconId", case when ${isAgent} then 'agent' else 'member' end as kind`;

/** Whether `customers c` has the portal open in a process that lives. */
export const isOnline: SQL = sql`exists (select from live_streams s join live_processes p on p.id = s.process_id and p.alive_until > now()
  where s.customer_id = c.id)`;

/** The branch of an agent: he, and all below him. Condition on `customers c`. */
export const isInBranch = (agentId: string): SQL => sql`(c.id = ${agentId}::uuid or c.upline_path @> array[${agentId}::uuid])`;

/**
 * The one guard of agents' reads: an agent reads himself and all below him, at any depth.
 * @throws AppError `downline_not_found` for anybody else, who may exist or not
 */
export async function assertInBranch(db: Db | Tx, agentId: string, customerId: string): Promise<void> {
  const found = await rowsOf(db, sql`select from customers c where c.id = ${customerId}::uuid and ${isInBranch(agentId)}`);
  if (found.length === 0) throw new AppError('downline_not_found');
}

/**
 * The same by the name of the account.
 * @param account the agent himself without it
 * @returns the id
 * @throws AppError `downline_not_found`
 */
export async function findInBranch(db: Db, agentId: string, account: string | undefined): Promise<string> {
  if (account === undefined) return agentId;
  const customerId = (await claimantOf(db, 'account', account.toLowerCase())) ?? null;
  const [found] = await rowsOf<{ id: string }>(
    db,
    sql`select c.id from customers c where c.id = ${customerId}::uuid and ${isInBranch(agentId)}`,
  );
  if (!found) throw new AppError('downline_not_found');
  return found.id;
}

/** The way from an agent down to one of his branch, both counted in. */
export function branchPath(db: Db, agentId: string, customerId: string): Promise<DownlineNames[]> {
  return rowsOf<DownlineNames>(
    db,
    sql`with way as materialized (
        select above.id, above.place from customers x cross join unnest(x.upline_path || x.id) with ordinality as above (id, place)
        where x.id = ${customerId}::uuid and above.place >= array_position(x.upline_path || x.id, ${agentId}::uuid)
      ) select ${nameColumns} from way join customers c on c.id = way.id order by way.place`,
  );
}
