import type { ContractTermsOf, ContractType, WireConsolidated } from '@baize/contract';

/** Terms of each type, as an agent offers them. */
export const storyTerms: { [Type in ContractType]: ContractTermsOf<Type> } = {
  dividend: {
    type: 'dividend',
    productType: 'LIVE',
    rows: [
      { minimumBet: 50_000_000, netLoss: 5_000_000, activeMember: 3, contractRate: 500 },
      { minimumBet: 1_000_000_000, netLoss: 80_000_000, activeMember: 20, contractRate: 1_550 },
    ],
  },
  dailySalary: {
    type: 'dailySalary',
    period: 'daily',
    details: [
      { betVolume: 10_000_000, activeMember: 2, rate: 30 },
      { betVolume: 100_000_000, activeMember: 6, rate: 60 },
    ],
  },
  hourlySalary: {
    type: 'hourlySalary',
    hourSalaryRates: [
      { minimumBet: 2_000_000, activeMember: 1, rateType: 'amount', rate: 50_000 },
      { minimumBet: 20_000_000, activeMember: 4, rateType: 'P', rate: 25 },
    ],
  },
  realTimeSalary: { type: 'realTimeSalary', profitRate: 20, lossRate: 120, singlePeriodBetAmount: 1_000_000 },
};

const nobody = { agentList: [] };
/** A reply without any request or contract. */
export const storyNoContracts: WireConsolidated = {
  dailysalreq: [],
  divtypereq: [],
  contracthoursalreq: [],
  realtimesalreqtype: [],
  dailysalinfotype: nobody,
  divtypeinfo: nobody,
  contracthoursalinfo: nobody,
  realtimesalinfotype: nobody,
};

/** Requests of these types, as the gateway sends them. */
export function storyConsolidated(...types: readonly ContractType[]): WireConsolidated {
  const offer = { agentName: 'Quốc Bảo', status: 'P' as const };
  const { dividend, dailySalary, hourlySalary, realTimeSalary } = storyTerms;
  const of = <Request>(type: ContractType, request: Request): Request[] => (types.includes(type) ? [request] : []);
  return {
    ...storyNoContracts,
    divtypereq: of('dividend', { ...offer, productType: dividend.productType, rows: dividend.rows }),
    dailysalreq: of('dailySalary', { id: 'd-1', ...offer, period: dailySalary.period, details: dailySalary.details }),
    contracthoursalreq: of('hourlySalary', { contractId: 'h-1', ...offer, hourSalaryRates: hourlySalary.hourSalaryRates }),
    realtimesalreqtype: of('realTimeSalary', { id: 'r-1', ...offer, ...realTimeSalary }),
  };
}
