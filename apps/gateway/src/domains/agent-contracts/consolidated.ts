import { type ContractType, contractTypes, type WireConsolidated } from '@baize/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { closureStopOf } from '../player-protection/closures.ts';

const { agentContracts, customers } = schema;

/** Contracts with the downline that are told of a type: the portal asks whether there are any. Lists of them have a call of their own. */
const mostBelow = 50;

interface Party {
  type: ContractType;
  status: 'P' | 'E' | 'V';
  nickname: string;
}

/** Some of a customer's contracts with those below him, of each type; signed ones first. */
const partiesBelow = (db: Db, customerId: string): Promise<Party[]> =>
  rowsOf(
    db,
    sql`select k.type, k.status, c.nickname from unnest(${sql.param(contractTypes)}::text[]) as t (type)
      cross join lateral (select * from agent_contracts k where k.upline_id = ${customerId} and k.type = t.type and k.ended_at is null
        order by (k.status = 'V') desc, k.created_at, k.id limit ${mostBelow}) k
      join customers c on c.id = k.downline_id order by (k.status = 'V') desc, k.created_at, k.id`,
  );

/**
 * The requests that a customer has to answer, and with whom he has contracts, above and below, with their statuses (§3): of those below at
 * most {@link mostBelow} of each type. No request is told while he has closed play.
 */
export async function consolidatedOf(db: Db, customerId: string): Promise<WireConsolidated> {
  const [rows, below, closure] = await Promise.all([
    db
      .select({ contract: agentContracts, nickname: customers.nickname })
      .from(agentContracts)
      .leftJoin(customers, eq(customers.id, agentContracts.uplineId))
      .where(and(eq(agentContracts.downlineId, customerId), isNull(agentContracts.endedAt)))
      .orderBy(agentContracts.createdAt, agentContracts.id),
    partiesBelow(db, customerId),
    closureStopOf(db, customerId),
  ]);
  const own = rows.map(({ contract, nickname }) => ({ ...contract, nickname: nickname ?? '' }));
  const partiesIn = (wanted: ContractType): WireConsolidated['divtypeinfo'] => ({
    agentList: [...own, ...below].filter(({ type }) => type === wanted).map(({ nickname, status }) => ({ nickname, status })),
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
  if (closure) return reply;
  for (const { id, status, terms, proposedBy, nickname } of own) {
    if (status === 'V' || proposedBy !== 'upline') continue;
    const offer = { agentName: nickname, status };
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
