import { type ContractTerms, vendorTypes } from '@baize/contract';
import type { ContractOffer } from '@baize/gateway/ports';

/** Offers of agent01 to contract01, one of each type (§3). */
export const sandboxContracts: readonly Pick<ContractOffer, 'status' | 'terms'>[] = [
  {
    status: 'P',
    terms: {
      type: 'dividend',
      productType: 'LIVE',
      rows: [
        { minimumBet: 50_000_000, netLoss: 5_000_000, activeMember: 3, contractRate: 500 },
        { minimumBet: 200_000_000, netLoss: 20_000_000, activeMember: 8, contractRate: 1_000 },
        { minimumBet: 1_000_000_000, netLoss: 80_000_000, activeMember: 20, contractRate: 1_550 },
      ],
    },
  },
  {
    status: 'P',
    terms: {
      type: 'dailySalary',
      period: 'daily',
      details: [
        { betVolume: 10_000_000, activeMember: 2, rate: 30 },
        { betVolume: 100_000_000, activeMember: 6, rate: 60 },
      ],
    },
  },
  {
    status: 'E',
    terms: {
      type: 'hourlySalary',
      hourSalaryRates: [
        { minimumBet: 2_000_000, activeMember: 1, rateType: 'amount', rate: 50_000 },
        { minimumBet: 20_000_000, activeMember: 4, rateType: 'amount', rate: 70_000 },
      ],
    },
  },
  { status: 'P', terms: { type: 'realTimeSalary', profitRate: 20, lossRate: 120, singlePeriodBetAmount: 1_000_000 } },
];

/** The house's own contracts with agent01, one of each kind: what limits his offers. */
export const houseContracts: readonly ContractTerms[] = [
  ...vendorTypes.map((productType): ContractTerms => {
    return {
      type: 'dividend',
      productType,
      rows: [
        { minimumBet: 1_000_000, netLoss: 100_000, activeMember: 1, contractRate: 1_000 },
        { minimumBet: 50_000_000, netLoss: 5_000_000, activeMember: 3, contractRate: 1_400 },
        { minimumBet: 200_000_000, netLoss: 20_000_000, activeMember: 8, contractRate: 1_600 },
        { minimumBet: 500_000_000, netLoss: 50_000_000, activeMember: 15, contractRate: 2_000 },
      ],
    };
  }),
  {
    type: 'dailySalary',
    period: 'daily',
    details: [
      { betVolume: 1_000_000, activeMember: 1, rate: 40 },
      { betVolume: 50_000_000, activeMember: 5, rate: 80 },
    ],
  },
  {
    type: 'hourlySalary',
    hourSalaryRates: [
      { minimumBet: 1_000_000, activeMember: 1, rateType: 'amount', rate: 60_000 },
      { minimumBet: 10_000_000, activeMember: 4, rateType: 'amount', rate: 80_000 },
    ],
  },
  { type: 'realTimeSalary', profitRate: 30, lossRate: 150, singlePeriodBetAmount: 500_000 },
];
