import { type DownlineMember, type Page, type Role, roleOf, type TransferParty } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { claimantOf } from '../../claims/takeClaims.ts';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { pageBy } from '../../db/keyset.ts';
import { isClosed } from '../player-protection/closures.ts';

/** Somebody whom money may be sent to. */
export interface Receiver extends TransferParty {
  customerId: string;
  role: Role;
  /** A disabled account, a trial account, which has no money, and one whose player takes a break or is self-excluded receive nothing. */
  isAvailable: boolean;
}

interface ReceiverRow extends TransferParty {
  customerId: string;
  type: number;
  isAgent: number;
  isHeld: boolean;
}

const columns = sql`c.id as "customerId", c.account, c.nickname, c.type, c.is_agent as "isAgent", c.is_disabled or ${isClosed(sql`c.id`)} as "isHeld"`;

function toReceiver({ isHeld, customerId, account, nickname, ...types }: ReceiverRow): Receiver {
  const role = roleOf(types);
  return { customerId, account, nickname, role, isAvailable: !isHeld && role !== 'trial' };
}

/** The upline's account, if there is one. */
export async function uplineOf(db: Db | Tx, customerId: string): Promise<Receiver | undefined> {
  const [row] = await rowsOf<ReceiverRow>(
    db,
    sql`select ${columns} from customers me join customers c on c.id = me.upline_id and c.id <> me.id where me.id = ${customerId}`,
  );
  return row && toReceiver(row);
}

/** The account of this name that is directly below this one; undefined where it is nobody’s, or somebody else’s. */
export async function downlineOf(db: Db | Tx, customerId: string, account: string): Promise<Receiver | undefined> {
  const id = (await claimantOf(db, 'account', account.toLowerCase())) ?? null;
  const [row] = await rowsOf<ReceiverRow>(
    db,
    sql`select ${columns} from customers c where c.id = ${id}::uuid and c.upline_id = ${customerId} and c.id <> ${customerId}`,
  );
  return row && toReceiver(row);
}

/** The signs that `like` reads otherwise. */
const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** One page of an agent’s own, in the order of the index that finds them by the beginning of a name. */
export function downlineStatement(
  customerId: string,
  { search = '', after, size }: { search?: string | undefined; after?: string | undefined; size: number },
): SQL {
  return sql`select ${columns} from customers c
    where c.upline_id = ${customerId} and c.id <> ${customerId} and lower(c.account) like ${`${escaped(search.toLowerCase())}%`}
      ${after === undefined ? sql`` : sql`and lower(c.account) ~>~ ${after.toLowerCase()}`}
    order by lower(c.account) using ~<~ limit ${size + 1}`;
}

/** The accounts directly below an agent, by name; the next page begins after the last name. */
export async function listDownline(
  db: Db,
  customerId: string,
  request: { search?: string | undefined; after?: string | undefined; size: number },
): Promise<Page<DownlineMember>> {
  const rows = await rowsOf<ReceiverRow>(db, downlineStatement(customerId, request));
  const page = pageBy(rows, request.size, ({ account }) => account.toLowerCase());
  return {
    ...page,
    rows: page.rows.map((row) => {
      const { account, nickname, isAvailable } = toReceiver(row);
      return { account, nickname, isAvailable };
    }),
  };
}
