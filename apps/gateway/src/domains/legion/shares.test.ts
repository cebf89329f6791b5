import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guildBonusOf, sharesOf } from './shares.ts';

const amount = fc.integer({ min: 0, max: 9_000_000_000_000_000 });
const turnovers = fc
  .array(fc.oneof(amount, fc.integer({ min: -5, max: 5 })), { minLength: 1, maxLength: 40 })
  .map((bets) => bets.sort((a, b) => b - a).map((bet, place) => ({ customerId: String(place), bet })));

describe('§3 personalBonus', () => {
  test('shares sum to the bonus, each is its exact part but for less than one, and who has played more has no less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), turnovers, (bonus, members) => {
        const shares = sharesOf(bonus, members);
        const all = members.reduce((sum, { bet }) => sum + BigInt(Math.max(bet, 0)), 0n);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(all > 0n ? bonus : 0);
        for (const [place, { bet }] of members.entries()) {
          const share = shares[place] ?? 0;
          if (bet <= 0) expect(share).toBe(0);
          else {
            const exact = BigInt(bonus) * BigInt(bet);
            expect(BigInt(share) * all > exact - all && BigInt(share) * all < exact + all).toBe(true);
          }
          if (place > 0) expect(shares[place - 1]).toBeGreaterThanOrEqual(share);
        }
      }),
    );
  });

  test('what rounding leaves goes to who is ahead', () => {
    const equal = ['a', 'b', 'c'].map((customerId) => ({ customerId, bet: 10 }));
    expect(sharesOf(100, equal)).toEqual([34, 33, 33]);
    expect(sharesOf(101, equal)).toEqual([34, 34, 33]);
  });
});

describe('§3 guildBonus', () => {
  const terms = {
    turnoverShare: 15,
    prizes: [
      { from: 1, to: 1, amount: 500 },
      { from: 2, to: 3, amount: 200 },
    ],
  };
  test.each([
    [1, 10_000, 515],
    [3, 9_999, 214],
    [4, 9_999, 14],
  ])('of place %d with a turnover of %d is %d', (place, bet, bonus) => {
    expect(guildBonusOf({ bet, place }, terms)).toBe(bonus);
  });
  test('is nothing without turnover', () => {
    expect(guildBonusOf({ bet: 0, place: undefined }, terms)).toBe(0);
  });
});
