import { randomUUID } from 'node:crypto';
import type { ContractTerms, VendorType } from '@baize/contract';
import { offerContract, rowsOf, schema, type Tx } from '@baize/gateway/ports';
import { sql } from 'drizzle-orm';

/** What agent01 gives to an agent below: no more than the house gives him. */
const agentTerms = (place: number): ContractTerms[] => [
  ...(['RNG', 'LIVE'] satisfies VendorType[]).map((productType): ContractTerms => {
    const rows = [
      { minimumBet: 1_000_000, netLoss: 100_000, activeMember: 1, contractRate: 500 + 50 * place },
      { minimumBet: 60_000_000, netLoss: 6_000_000, activeMember: 4, contractRate: 900 + 50 * place },
    ];
    return { type: 'dividend', productType, rows };
  }),
  {
    type: 'dailySalary',
    period: 'daily',
    details: [
      { betVolume: 1_000_000, activeMember: 1, rate: 15 + place },
      { betVolume: 60_000_000, activeMember: 6, rate: 40 + place },
    ],
  },
];

/** What an agent gives to a member who plays much: it is reached by one who plays alone. */
const memberTerms: ContractTerms = {
  type: 'dividend',
  productType: 'RNG',
  rows: [{ minimumBet: 1_000_000, netLoss: 100_000, activeMember: 1, contractRate: 300 }],
};
const hourlyTerms: ContractTerms = {
  type: 'hourlySalary',
  hourSalaryRates: [{ minimumBet: 1_000_000, activeMember: 1, rateType: 'amount', rate: 20_000 }],
};

const agentsBelow = (tx: Tx, uplineId: string): Promise<{ id: string }[]> =>
  rowsOf(tx, sql`select id from customers where upline_id = ${uplineId} and type = 2 order by account limit 6`);

/** The members of an agent, by what they have played of the type that their contract is of. */
const players = (tx: Tx, uplineId: string): Promise<{ id: string }[]> =>
  rowsOf(
    tx,
    sql`select c.id from customers c left join game_rounds r on r.customer_id = c.id and r.vendor_type = 'RNG'
      where c.upline_id = ${uplineId} and c.type <> 2 group by c.id, c.account order by coalesce(sum(r.bet_total), 0) desc, c.account limit 6`,
  );

/** Contracts of the business in each of their states. agent01 has his own from the house already. */
export async function insertContracts(tx: Tx, agentId: string): Promise<void> {
  const effectiveFrom = new Date('2026-01-01T00:00:00Z');
  const inForce = (uplineId: string, downlineId: string, terms: ContractTerms) =>
    offerContract(tx, { uplineId, downlineId, status: 'V', terms, effectiveFrom });
  for (const [place, { id }] of (await agentsBelow(tx, agentId)).entries()) {
    for (const terms of agentTerms(place)) await inForce(agentId, id, terms);
    const [member] = await players(tx, id);
    if (member) await inForce(id, member.id, memberTerms);
  }
  const [second, first, third] = await players(tx, agentId);
  const values = (downlineId: string, terms: ContractTerms) => ({
    ...{ id: randomUUID(), uplineId: agentId, downlineId, type: terms.type, terms },
    productType: terms.type === 'dividend' ? terms.productType : '',
  });
  // A request of a member, one that is to end, and one that was refused.
  const { agentContracts } = schema;
  if (first) await tx.insert(agentContracts).values({ ...values(first.id, hourlyTerms), status: 'P', proposedBy: 'downline' });
  if (second) {
    const signed = { status: 'V', signedAt: effectiveFrom, effectiveFrom, terminationBy: 'downline' } as const;
    await tx.insert(agentContracts).values({ ...values(second.id, memberTerms), ...signed });
  }
  if (third) {
    const refused = { status: 'P', endedAt: new Date(), endReason: 'refused' } as const;
    await tx.insert(agentContracts).values({ ...values(third.id, memberTerms), ...refused });
  }
}
