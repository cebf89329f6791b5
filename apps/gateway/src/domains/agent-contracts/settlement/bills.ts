import type { BillSide, ContractBill, ContractType, Page, PeriodKind } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database.ts';
import { isoOf, pageBy, readEnd } from '../../../db/keyset.ts';
import type { BillInputs } from './BillInputs.ts';

interface BillsAsked {
  side: BillSide;
  type?: ContractType | undefined;
  downlineId?: string | undefined;
  after?: string | undefined;
  size: number;
}

interface BillRow {
  id: string;
  contractId: string;
  kind: PeriodKind;
  begin: string;
  end: string;
  partner: string | null;
  inputs: BillInputs;
  amount: number;
  paid: number;
  state: ContractBill['state'];
  createdAt: string;
  paidAt: string | null;
}

function toBill({ kind, begin, end, partner, inputs, paidAt, ...row }: BillRow): ContractBill {
  const { terms, bet, netLoss, activeMembers, carriedIn, lossBets, profitBets, billedBefore, rowIndex, rate, base } = inputs;
  return {
    ...row,
    terms,
    period: { kind, begin, end },
    partner: partner ?? '',
    ...{ bet, netLoss, activeMembers, carried: carriedIn, lossBets, profitBets, billedBefore, rate, base },
    ...(rowIndex !== null && { tier: rowIndex }),
    ...(paidAt !== null && { paidAt }),
  };
}

/** Bills of a customer's contracts, the newest period first. Of another agent's contracts there is none among them, by any id. */
export async function listBills(
  db: Db,
  customerId: string,
  { side, type, downlineId, after, size }: BillsAsked,
): Promise<Page<ContractBill>> {
  const isReceived = side === 'received';
  const mine = isReceived ? sql`b.customer_id = ${customerId}` : sql`b.upline_id = ${customerId}`;
  const partner = isReceived ? sql`b.upline_id` : sql`b.customer_id`;
  const end = after === undefined ? undefined : readEnd(after);
  const rows = await rowsOf<BillRow>(
    db,
    sql`with bills as materialized (
        select b.* from contract_bills b where ${mine} ${type === undefined ? sql`` : sql`and b.type = ${type}`}
          ${downlineId === undefined ? sql`` : sql`and b.customer_id = ${downlineId}`}
          ${end ? sql`and (b.begins_at, b.id) < (${end.time}::timestamptz, ${end.id}::uuid)` : sql``}
        order by b.begins_at desc, b.id desc limit ${size + 1}
      ), partners as materialized (
        select distinct c.id, c.nickname from bills b join customers c on c.id = ${partner}
      )
      select b.id, b.contract_id as "contractId", b.kind, ${isoOf(sql`b.begins_at`)} as begin, ${isoOf(sql`b.ends_at`)} as "end",
        c.nickname as partner, b.inputs, b.amount::float8 as amount, b.paid::float8 as paid, b.state,
        ${isoOf(sql`b.created_at`)} as "createdAt", ${isoOf(sql`b.paid_at`)} as "paidAt"
      from bills b left join partners c on c.id = ${partner} order by b.begins_at desc, b.id desc`,
  );
  const page = pageBy(rows, size, ({ begin, id }) => `${begin}_${id}`);
  return { ...page, rows: page.rows.map(toBill) };
}
