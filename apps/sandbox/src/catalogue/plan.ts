import type { GameCategory, VendorType } from '@baize/contract';

/** Of ten thousand games, how many each type and category has: slots dominate, as on any portal. */
export const plan: readonly { vendorType: VendorType; category: GameCategory; share: number }[] = [
  { vendorType: 'RNG', category: 'slots', share: 6000 },
  { vendorType: 'RNG', category: 'jackpot', share: 420 },
  { vendorType: 'RNG', category: 'table', share: 260 },
  { vendorType: 'RNG', category: 'arcade', share: 220 },
  { vendorType: 'RNG', category: 'scratch', share: 200 },
  { vendorType: 'RNG', category: 'videoPoker', share: 180 },
  { vendorType: 'RNG', category: 'miniGame', share: 160 },
  { vendorType: 'RNG', category: 'bingo', share: 140 },
  { vendorType: 'RNG', category: 'blackjack', share: 90 },
  { vendorType: 'RNG', category: 'roulette', share: 90 },
  { vendorType: 'RNG', category: 'sicbo', share: 60 },
  { vendorType: 'LIVE', category: 'liveBaccarat', share: 320 },
  { vendorType: 'LIVE', category: 'blackjack', share: 130 },
  { vendorType: 'LIVE', category: 'roulette', share: 110 },
  { vendorType: 'LIVE', category: 'dragonTiger', share: 100 },
  { vendorType: 'LIVE', category: 'sicbo', share: 90 },
  { vendorType: 'SPORTS', category: 'sports', share: 220 },
  { vendorType: 'SPORTS', category: 'esports', share: 140 },
  { vendorType: 'SPORTS', category: 'cockfight', share: 60 },
  { vendorType: 'PVP', category: 'cardGames', share: 260 },
  { vendorType: 'FISH', category: 'fishing', share: 260 },
  { vendorType: 'LOTT', category: 'lottery', share: 200 },
  { vendorType: 'ELOTT', category: 'electronicLottery', share: 150 },
  { vendorType: 'CONS', category: 'miniGame', share: 80 },
  { vendorType: 'CONS', category: 'arcade', share: 60 },
];

/** Whole counts by row whose sum is exactly `total`; every row gets one while there are enough. */
export function allot(total: number): number[] {
  const sum = plan.reduce((whole, row) => whole + row.share, 0);
  let given = 0;
  let passed = 0;
  return plan.map((row, at) => {
    passed += row.share;
    const left = plan.length - at - 1;
    const due = Math.round((total * passed) / sum) - given;
    const count = Math.max(Math.min(1, total - given), Math.min(due, total - given - left));
    given += count;
    return count;
  });
}
