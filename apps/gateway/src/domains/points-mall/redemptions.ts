import type { Page, PointMovement, PointRewardTerms, Redemption, Shipping } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { behindEnd, isoOf, pageBy, pageOfRows, refusedEnd } from '../../db/keyset.ts';

interface RedemptionRow {
  id: string;
  rewardId: string;
  terms: PointRewardTerms;
  points: number;
  amount: number;
  status: Redemption['status'];
  remark: string | null;
  shipping: Shipping | null;
  createdAt: string;
  changedAt: string;
}

const columns: SQL = sql`id, reward_id as "rewardId", terms, points::float8 as points, amount::float8 as amount, status, remark, shipping,
  ${isoOf(sql`created_at`)} as "createdAt", ${isoOf(sql`changed_at`)} as "changedAt"`;

function toRedemption({ id, terms, remark, shipping, createdAt, ...row }: RedemptionRow): Redemption {
  const { type, picture, name, delivery } = terms;
  return {
    ...{ ...row, redemptionId: id, at: createdAt, type, picture, name, delivery },
    ...(remark !== null && { remark }),
    ...(shipping && { shipping }),
  };
}

/** One request of a member. */
export async function readRedemption(db: Db | Tx, customerId: string, id: string): Promise<Redemption | undefined> {
  const [row] = await rowsOf<RedemptionRow>(
    db,
    sql`select ${columns} from redemptions where customer_id = ${customerId}::uuid and id = ${id}::uuid`,
  );
  return row && toRedemption(row);
}

/** A member's requests, the newest first. */
export async function listRedemptionsOf(
  db: Db,
  customerId: string,
  { after, size }: { after?: string | undefined; size: number },
): Promise<Page<Redemption>> {
  const rows = await rowsOf<RedemptionRow>(
    db,
    sql`select ${columns} from redemptions where customer_id = ${customerId}::uuid and ${behindEnd(after)}
      order by created_at desc, id desc limit ${size + 1}`,
  );
  const { rows: shown, next } = pageOfRows(rows, size);
  return { rows: shown.map(toRedemption), next };
}

/** A member's movements of points, the newest first, with the names of what was redeemed. */
export async function listPointMovementsOf(
  db: Db,
  customerId: string,
  { after, size }: { after?: string | undefined; size: number },
): Promise<Page<PointMovement>> {
  if (after !== undefined && !/^[1-9]\d{0,14}$/.test(after)) throw refusedEnd();
  const rows = await rowsOf<Omit<PointMovement, 'name'> & { name: PointMovement['name'] | null }>(
    db,
    sql`select e.seq, t.kind, e.amount as changed, e.balance_after as "balanceAfter", t.reference as remark, coalesce(r.terms -> 'name', p.terms -> 'title') as name,
        ${isoOf(sql`e.created_at`)} as at
      from ledger_entries e join ledger_transactions t on t.customer_id = e.customer_id and t.id = e.transaction_id
      left join redemptions r on r.customer_id = e.customer_id and r.id::text = t.reference and t.kind in ('pointsRedeemed', 'pointsReturned')
      left join promotions p on t.kind = 'pointsGiven' and t.reference = 'promotion:' || p.promotion_id
      where e.customer_id = ${customerId}::uuid and e.kind = 'points' and e.currency = 'PTS'
        ${after === undefined ? sql`` : sql`and e.seq < ${after}::bigint`}
      order by e.seq desc limit ${size + 1}`,
  );
  const { rows: shown, next } = pageBy(rows, size, ({ seq }) => String(seq));
  return { rows: shown.map(({ name, ...row }) => ({ ...row, ...(name && { name }) })), next };
}
