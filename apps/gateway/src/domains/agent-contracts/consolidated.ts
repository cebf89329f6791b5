import type { ContractType, WireConsolidated } from '@baize/contract';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';

const { agentContracts, customers } = schema;

/** The requests that a customer has to answer, and all contracts that he has, above and below, with their statuses (§3). */
export async function consolidatedOf(db: Db, customerId: string): Promise<WireConsolidated> {
  const contracts = await db
    .select()
    .from(agentContracts)
    .where(and(isNull(agentContracts.endedAt), or(eq(agentContracts.downlineId, customerId), eq(agentContracts.uplineId, customerId))))
    .orderBy(agentContracts.createdAt, agentContracts.id);
  const otherOf = ({ uplineId, downlineId }: (typeof contracts)[number]): string =>
    uplineId === customerId ? downlineId : (uplineId ?? '');
  const ids = [...new Set(contracts.map(otherOf))].filter(Boolean);
  const people =
    ids.length > 0
      ? await db.select({ id: customers.id, nickname: customers.nickname }).from(customers).where(inArray(customers.id, ids))
      : [];
  const names = new Map(people.map(({ id, nickname }) => [id, nickname]));
  const nameIn = (contract: (typeof contracts)[number]): string => names.get(otherOf(contract)) ?? '';
  const partiesIn = (type: ContractType): WireConsolidated['divtypeinfo'] => ({
    agentList: contracts
      .filter((contract) => contract.type === type)
      .map((contract) => ({ nickname: nameIn(contract), status: contract.status })),
  });
  const reply: WireConsolidated = {
    dailysalreq: [],
    divtypereq: [],
    contracthoursalreq: [],
    realtimesalreqtype: [],
    dailysalinfotype: partiesIn('dailySalary'),
    divtypeinfo: partiesIn('dividend'),
    contracthoursalinfo: partiesIn('hourlySalary'),
    realtimesalinfotype: partiesIn('realTimeSalary'),
  };
  for (const contract of contracts) {
    const { id, status, terms } = contract;
    if (contract.downlineId !== customerId || status === 'V' || contract.proposedBy !== 'upline') continue;
    const offer = { agentName: nameIn(contract), status };
    if (terms.type === 'dividend') reply.divtypereq.push({ ...offer, productType: terms.productType, rows: terms.rows });
    else if (terms.type === 'dailySalary') reply.dailysalreq.push({ id, ...offer, period: terms.period, details: terms.details });
    else if (terms.type === 'hourlySalary')
      reply.contracthoursalreq.push({ contractId: id, ...offer, hourSalaryRates: terms.hourSalaryRates });
    else {
      const { profitRate, lossRate, singlePeriodBetAmount } = terms;
      reply.realtimesalreqtype.push({ id, ...offer, profitRate, lossRate, singlePeriodBetAmount });
    }
  }
  return reply;
}
