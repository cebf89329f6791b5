import type { PrizeTable } from '@baize/contract';
import type { MoneyText } from '@baize/gateway/ports';

/** Prizes of money; a weight is in thousandths of a percent. */
const prizesIn = (money: MoneyText) => (amount: number, weight: number) => ({
  ...{ prizeId: `cash-${amount}`, title: { vi: money(amount, 'vi'), en: money(amount, 'en') } },
  ...{ amount, weight },
});
const none = (weight: number, at = 1) => ({ prizeId: `none-${at}`, title: { vi: 'Chưa trúng', en: 'No prize' }, amount: 0, weight });

const usual = { wagering: { times: 1, of: 'bonus', weights: {} }, daysToWager: 7, daysToOpen: 14 } as const;

/** Prizes and odds of the sandbox’s tickets. */
export function sandboxPrizes(money: MoneyText): readonly PrizeTable[] {
  const prize = prizesIn(money);
  return [
    {
      ...usual,
      kind: 'wheel',
      fallback: 'cash-5000',
      prizes: [
        prize(5_000, 15_000),
        none(20_000),
        { ...prize(100_000, 100), stock: 10 },
        prize(500, 20_000),
        prize(20_000, 900),
        none(20_000, 2),
        prize(10_000, 4_000),
        prize(1_000, 20_000),
      ],
    },
    {
      ...usual,
      kind: 'egg',
      prizes: [prize(50_000, 500), prize(10_000, 4_500), prize(2_000, 25_000), prize(500, 50_000), none(20_000)],
    },
    { ...usual, kind: 'envelope', prizes: [prize(8_888, 2_000), prize(1_888, 18_000), prize(888, 80_000)] },
  ];
}
