import type {
  Bet,
  BetTotals,
  NetDeposits,
  PlayedGame,
  ProfitAndLoss,
  RoundMovement,
  Transaction,
  TransactionTotals,
} from '@baize/contract';
import { formatMoney } from '@baize/design-system';
import { type Answers, storyPermission, storyWords } from '../../core/testing/index.ts';

const dragon = { game: { vi: 'Rồng Vàng Megaways', en: 'Golden Dragon Megaways' }, vendor: 'PG', vendorType: 'RNG' } as const;
const baccarat = { game: { vi: 'Baccarat Sài Gòn', en: 'Saigon Baccarat' }, vendor: 'AG', vendorType: 'LIVE' } as const;

/** One that waits, one won, one lost, and one whose game is gone; the newest first. */
export const storyBets: Bet[] = [
  {
    ...dragon,
    id: '5f0b6c1e-52a1-4c39-9f2e-0d7c5a3b9904',
    roundId: 'R-1004',
    state: 'open',
    bet: 2_000,
    win: 0,
    net: -2_000,
    openedAt: '2026-11-21T11:20:14.000000Z',
  },
  {
    ...baccarat,
    id: '5f0b6c1e-52a1-4c39-9f2e-0d7c5a3b9903',
    roundId: 'R-1003',
    state: 'settled',
    bet: 50_000,
    win: 97_500,
    net: 47_500,
    openedAt: '2026-11-21T10:02:40.000000Z',
    endedAt: '2026-11-21T10:03:05.000000Z',
  },
  {
    ...dragon,
    id: '5f0b6c1e-52a1-4c39-9f2e-0d7c5a3b9902',
    roundId: 'R-1002',
    state: 'settled',
    bet: 5_000,
    win: 0,
    net: -5_000,
    openedAt: '2026-11-20T16:59:59.000000Z',
    endedAt: '2026-11-20T17:00:03.000000Z',
  },
  {
    game: { vi: 'g-gone', en: 'g-gone' },
    vendor: '',
    id: '5f0b6c1e-52a1-4c39-9f2e-0d7c5a3b9901',
    roundId: 'R-1001',
    state: 'settled',
    bet: 1_000,
    win: 1_000,
    net: 0,
    openedAt: '2026-11-19T03:15:00.000000Z',
    endedAt: '2026-11-19T03:15:02.000000Z',
  },
];
/** Every round has ended. */
export const allOver = { open: 0, inPlay: 0 };
/** What is said of rounds that have not ended, as a query normalises it. */
export function openRoundsText(globals: Record<string, unknown>, { open, inPlay }: { open: number; inPlay: number }): string {
  const { text, language } = storyWords(globals);
  const amount = formatMoney(inPlay, { currency: 'VND', language, signed: false });
  return text('records', 'bets.inPlay', { rounds: open, amount }).replace(/\s/g, ' ');
}
export const storyBetTotals: BetTotals = { count: 1_204, ...allOver, bet: 58_000_000, win: 56_412_500, net: -1_587_500 };

export const storyPlayedGames: PlayedGame[] = [
  { gameId: 'g-dragon', name: dragon.game },
  { gameId: 'g-baccarat', name: baccarat.game },
  { gameId: 'g-gone', name: { vi: 'g-gone', en: 'g-gone' } },
];
/** Two stakes, one of them given back, and the win. */
export const storyMovements: RoundMovement[] = [
  { id: 'm-1', kind: 'bet', amount: -50_000, balanceAfter: 502_000, at: '2026-11-21T10:02:40.000000Z' },
  { id: 'm-2', kind: 'bet', amount: -20_000, balanceAfter: 482_000, at: '2026-11-21T10:02:44.000000Z' },
  { id: 'm-3', kind: 'rollback', amount: 20_000, balanceAfter: 502_000, at: '2026-11-21T10:02:45.000000Z' },
  { id: 'm-4', kind: 'win', amount: 97_500, balanceAfter: 599_500, at: '2026-11-21T10:03:05.000000Z' },
];

/** A round and its two movements above a deposit, and what customer service gave; the newest first. */
export const storyTransactions: Transaction[] = [
  {
    seq: 5,
    kind: 'win',
    amount: 97_500,
    balanceAfter: 599_500,
    reference: 'sandbox:8d0f7a52-6a0e-4e6b-9a1b-2f6f1c3e9b10',
    at: '2026-11-21T10:03:05.000000Z',
  },
  {
    seq: 4,
    kind: 'bet',
    amount: -50_000,
    balanceAfter: 502_000,
    reference: 'sandbox:1c9a2d54-0c3e-4d43-8a57-5f1f0d7a8e21',
    at: '2026-11-21T10:02:40.000000Z',
  },
  { seq: 3, kind: 'adjustment', amount: 50_000, balanceAfter: 552_000, reference: 'Bù ván bị lỗi', at: '2026-11-20T09:00:00.000000Z' },
  {
    seq: 2,
    kind: 'deposit',
    amount: 2_000,
    balanceAfter: 502_000,
    reference: '5f0b6c1e-52a1-4c39-9f2e-0d7c5a3b9941',
    at: '2026-11-20T08:10:00.000000Z',
  },
  { seq: 1, kind: 'welcome', amount: 500_000, balanceAfter: 500_000, reference: 'welcome', at: '2026-11-19T01:00:00.000000Z' },
];
export const storyTransactionTotals: TransactionTotals = { count: 5, credit: 649_500, debit: 50_000, net: 599_500 };

/** A day of gain, one without play, and one of loss; the oldest first. */
export const storyProfitAndLoss: ProfitAndLoss = {
  days: [
    { day: '2026-11-19', count: 12, ...allOver, bet: 240_000, win: 287_500, net: 47_500 },
    { day: '2026-11-20', count: 0, ...allOver, bet: 0, win: 0, net: 0 },
    { day: '2026-11-21', count: 31, ...allOver, bet: 1_900_000, win: 265_000, net: -1_635_000 },
  ],
  vendorTypes: [
    { vendorType: 'LIVE', count: 13, ...allOver, bet: 340_000, win: 384_500, net: 44_500 },
    { vendorType: 'RNG', count: 29, ...allOver, bet: 1_799_000, win: 167_000, net: -1_632_000 },
    { count: 1, ...allOver, bet: 1_000, win: 1_000, net: 0 },
  ],
  totals: { count: 43, ...allOver, bet: 2_140_000, win: 552_500, net: -1_587_500 },
};
export const storyNoPlay: ProfitAndLoss = {
  days: storyProfitAndLoss.days.map(({ day }) => ({ day, count: 0, ...allOver, bet: 0, win: 0, net: 0 })),
  vendorTypes: [],
  totals: { count: 0, ...allOver, bet: 0, win: 0, net: 0 },
};

/** A deposit, a payout of which a part came back a day later, and a day of nothing. */
export const storyNetDeposits: NetDeposits = {
  days: [
    { day: '2026-11-19', count: 2, deposit: 80_000, payout: 39_600, returned: 0, net: 40_400 },
    { day: '2026-11-20', count: 1, deposit: 0, payout: 0, returned: 9_600, net: 9_600 },
    { day: '2026-11-21', count: 0, deposit: 0, payout: 0, returned: 0, net: 0 },
  ],
  totals: { count: 3, deposit: 80_000, payout: 39_600, returned: 9_600, net: 50_000 },
};

/** A gateway with records for stories; what is not given answers as it does on a good day. */
export const answeringRecords = (answers: Answers = {}) => ({
  feature: {
    account: 'minh88',
    answers: {
      getPermission: storyPermission,
      listBets: { rows: storyBets },
      getBetTotals: storyBetTotals,
      listPlayedGames: { games: storyPlayedGames },
      listRoundMovements: { rows: storyMovements },
      listTransactions: { rows: storyTransactions },
      getTransactionTotals: storyTransactionTotals,
      getProfitAndLoss: storyProfitAndLoss,
      getNetDeposits: storyNetDeposits,
      ...answers,
    } satisfies Answers,
  },
});
