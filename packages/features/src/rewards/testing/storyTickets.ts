import type { Ticket } from '@baize/contract';
import type { PrizeOdds } from '../Tickets/ticketQueries.ts';

const day = 86_400_000;
const at = (days: number): string => new Date(Date.now() + days * day).toISOString();
const prize = (amount: number, weight: number) => ({
  prizeId: amount > 0 ? `cash-${amount}` : 'none',
  title:
    amount > 0
      ? { vi: `₫\u00a0${amount.toLocaleString('vi')}`, en: `₫\u00a0${amount.toLocaleString('en')}` }
      : { vi: 'Chưa trúng', en: 'No prize' },
  amount,
  weight,
});

/** Odds of a wheel of six prizes, one of which can run out. */
export const storyTable: PrizeOdds = {
  kind: 'wheel',
  tableVersion: 3,
  prizes: [
    prize(5_000, 15_000),
    prize(0, 40_000),
    { ...prize(100_000, 100), stock: 10, left: 4 },
    prize(500, 20_000),
    prize(10_000, 4_900),
    prize(1_000, 20_000),
  ],
  fallback: 'cash-5000',
  wagering: { times: 1, of: 'bonus', weights: {} },
  daysToWager: 7,
  daysToOpen: 14,
};

/** It draws the prize of 10,000 for the story's ticket: the stories compute it again. */
export const storySeed = '0f1e2d3c4b5a69788796a5b4c3d2e1f00112233445566778899aabbccddeef00';

/** A wheel's ticket that can be opened. */
export const storyTicket: Ticket = {
  ticketId: '0190a3b4-7c1e-4000-8000-000000000071',
  kind: 'wheel',
  state: 'usable',
  source: { vi: 'Điểm danh 7 ngày', en: 'Seven days of check-in' },
  tableVersion: 3,
  commitment: '636b6110ef27b8f632520855406d93bba66ce196e41872bb89155558249971a6',
  createdAt: at(-1),
  expiresAt: at(6),
};
const drawn = storyTable.prizes.find(({ prizeId }) => prizeId === 'cash-10000') ?? prize(0, 1);
/** The same, opened. */
export const storyOpened: Ticket = {
  ...storyTicket,
  state: 'used',
  outcome: { openedAt: at(0), drawnId: drawn.prizeId, prizeId: drawn.prizeId, title: drawn.title, amount: drawn.amount, seed: storySeed },
};
/** Tickets that can be opened, by kind. */
export const storyUsable = { wheel: 5, egg: 2, envelope: 1 };
