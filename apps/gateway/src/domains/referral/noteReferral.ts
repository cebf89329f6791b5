import type { referralRefusals } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../db/database.ts';
import { networkOf } from '../../wire/networkOf.ts';

type Refusal = (typeof referralRefusals)[number];

/** A new account that a member's code has brought. */
export interface BroughtFriend {
  /** The member. */
  customerId: string;
  friendId: string;
  ip: string;
  /** Where the brand knows computers: hash of the friend's. */
  computerHash: string | undefined;
}

/** Days back in which a session of the member says which networks are his own. */
const daysOwn = 30;

async function refusalOf(tx: Tx, { customerId, ip, computerHash }: BroughtFriend): Promise<Refusal | undefined> {
  const [known] = await rowsOf<{ isDevice: boolean; ips: string[] }>(
    tx,
    sql`select coalesce(c.computer_hash = ${computerHash ?? null}, false) as "isDevice",
        array(select distinct s.ip from sessions s where s.customer_id = c.id and s.created_at > now() - make_interval(days => ${daysOwn})) as ips
      from customers c where c.id = ${customerId}::uuid`,
  );
  if (known?.isDevice) return 'device';
  return known?.ips.some((own) => networkOf(own) === networkOf(ip)) ? 'address' : undefined;
}

/** Keeps who brought a new account; one from the member's own device or network is kept, and brings nothing. */
export async function noteReferral(tx: Tx, friend: BroughtFriend): Promise<void> {
  const refused = await refusalOf(tx, friend);
  await tx.execute(
    sql`insert into referrals (customer_id, id, refused) values (${friend.customerId}::uuid, ${friend.friendId}::uuid, ${refused ?? null})
      on conflict do nothing`,
  );
}
