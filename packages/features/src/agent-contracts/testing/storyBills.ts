import type { ContractBill, ContractDebt } from '@baize/contract';
import { storyTerms } from './storyContracts.ts';

/** A dividend of half a month that was paid. */
export const storyBill: ContractBill = {
  id: '0190a3b4-7c1e-4000-8000-000000000011',
  contractId: '0190a3b4-7c1e-4000-8000-000000000001',
  terms: storyTerms.dividend,
  period: { kind: 'semimonthly', begin: '2026-10-31T17:00:00.000000Z', end: '2026-11-15T17:00:00.000000Z' },
  partner: 'Quốc Bảo',
  bet: 1_240_000_000,
  netLoss: 96_500_000,
  activeMembers: 24,
  carried: 0,
  lossBets: 0,
  profitBets: 0,
  billedBefore: 0,
  tier: 1,
  rate: 1_550,
  base: 96_500_000,
  amount: 14_957_500,
  paid: 14_957_500,
  state: 'paid',
  createdAt: '2026-11-15T17:00:04.000000Z',
  paidAt: '2026-11-15T17:00:05.000000Z',
};

/** Bills of each state, the newest first. */
export const storyBills: ContractBill[] = [
  {
    ...storyBill,
    id: '0190a3b4-7c1e-4000-8000-000000000015',
    terms: storyTerms.realTimeSalary,
    period: { kind: 'fiveMinutes', begin: '2026-11-21T03:05:00.000000Z', end: '2026-11-21T03:10:00.000000Z' },
    ...{
      lossBets: 8_000_000,
      profitBets: 3_000_000,
      billedBefore: 54_000,
      base: 11_000_000,
      rate: 0,
      amount: 48_000,
      paid: 0,
      state: 'open',
    },
    tier: undefined,
  },
  {
    ...storyBill,
    id: '0190a3b4-7c1e-4000-8000-000000000014',
    terms: storyTerms.dailySalary,
    period: { kind: 'daily', begin: '2026-11-19T17:00:00.000000Z', end: '2026-11-20T17:00:00.000000Z' },
    ...{ bet: 120_000_000, activeMembers: 8, tier: 1, rate: 60, base: 120_000_000, amount: 720_000, paid: 500_000, state: 'part' },
  },
  storyBill,
  {
    ...storyBill,
    id: '0190a3b4-7c1e-4000-8000-000000000012',
    period: { kind: 'semimonthly', begin: '2026-10-15T17:00:00.000000Z', end: '2026-10-31T17:00:00.000000Z' },
    ...{ netLoss: -12_000_000, tier: undefined, rate: 0, base: 0, amount: 0, paid: 0, state: 'notReached', paidAt: undefined },
  },
];

/** What an agent owes two members. */
export const storyDebt: ContractDebt = { owed: 2_450_000, members: 2, dueAt: '2026-11-24T17:00:00.000000Z', isFrozen: false };
