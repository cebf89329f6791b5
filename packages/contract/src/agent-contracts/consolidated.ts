import * as z from 'zod/mini';
import { type ContractTerms, dailySalaryTerms, dividendTerms, hourlySalaryTerms, realTimeSalaryTerms } from './contractTerms.ts';
import type { ContractType } from './contractTypes.ts';

/** §3 "Contract statuses": pending, E (which waits for an answer as P does, §4), valid; A where a gateway tells a signed one so (§4). */
export const contractStatuses = ['P', 'E', 'V', 'A'] as const;
export type ContractStatus = (typeof contractStatuses)[number];

/** Fields of every request beside its terms. */
const offer = {
  /** The upline's nickname; empty where the house itself offers. */
  agentName: z.string(),
  /** §4 "P or E allows sign up (A) or refuse (R)". */
  status: z.enum(['P', 'E']),
};
const id = z.string().check(z.minLength(1), z.maxLength(64));
/** Those whom the caller has contracts with, one entry a contract. */
const parties = z.object({ agentList: z.array(z.object({ nickname: z.string(), status: z.enum(contractStatuses) })) });

/** §3 "Consolidated response": the requests that wait for the caller's answer, and with whom there are contracts. */
export const wireConsolidated = z.object({
  dailysalreq: z.array(z.object({ id, ...offer, ...dailySalaryTerms.shape })),
  divtypereq: z.array(z.object({ ...offer, ...dividendTerms.shape })),
  contracthoursalreq: z.array(z.object({ contractId: id, ...offer, ...hourlySalaryTerms.shape })),
  realtimesalreqtype: z.array(z.object({ id, ...offer, ...realTimeSalaryTerms.shape })),
  dailysalinfotype: parties,
  divtypeinfo: parties,
  contracthoursalinfo: parties,
  realtimesalinfotype: parties,
});
export type WireConsolidated = z.infer<typeof wireConsolidated>;

/** A request under the portal's own names. */
export interface ContractRequest {
  /** Id by its type; a dividend's is its product type, of which one at a time can wait (§7 participation). */
  id: string;
  /** The agent who offers it; empty for the house. */
  agentName: string;
  terms: ContractTerms;
}

/** The statuses of the contracts that there are, by type. */
export type ContractParties = Readonly<Record<ContractType, readonly { nickname: string; status: ContractStatus }[]>>;

/** The requests that wait for an answer, dividends first. */
export function toContractRequests(wire: WireConsolidated): ContractRequest[] {
  return [
    ...wire.divtypereq.map(({ agentName, productType, rows }): ContractRequest => {
      return { id: productType, agentName, terms: { type: 'dividend', productType, rows } };
    }),
    ...wire.dailysalreq.map(({ id, agentName, period, details }): ContractRequest => {
      return { id, agentName, terms: { type: 'dailySalary', period, details } };
    }),
    ...wire.contracthoursalreq.map(({ contractId, agentName, hourSalaryRates }): ContractRequest => {
      return { id: contractId, agentName, terms: { type: 'hourlySalary', hourSalaryRates } };
    }),
    ...wire.realtimesalreqtype.map(({ id, agentName, profitRate, lossRate, singlePeriodBetAmount }): ContractRequest => {
      return { id, agentName, terms: { type: 'realTimeSalary', profitRate, lossRate, singlePeriodBetAmount } };
    }),
  ];
}

/** Gives the info blocks of the wire the names that the portal uses. */
export function toContractParties(wire: WireConsolidated): ContractParties {
  return {
    dividend: wire.divtypeinfo.agentList,
    dailySalary: wire.dailysalinfotype.agentList,
    hourlySalary: wire.contracthoursalinfo.agentList,
    realTimeSalary: wire.realtimesalinfotype.agentList,
  };
}
