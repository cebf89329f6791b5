import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CountedRound, type OpenBonus, spread } from './spread.ts';

const bonus = (id: string, part: Partial<OpenBonus> = {}): OpenBonus => ({
  id,
  since: 0,
  asked: 1_000,
  wagered: 0,
  weights: {},
  mostStake: null,
  ...part,
});
const round = (bet: number, part: Partial<CountedRound> = {}): CountedRound => ({ vendorType: 'RNG', openedAt: 1, bet, was: 0, ...part });
const of = (bonuses: OpenBonus[], ...rounds: CountedRound[]) => Object.fromEntries(spread(bonuses, rounds));

describe('stakes of rounds count for bonuses', () => {
  test.each<[why: string, bonuses: OpenBonus[], rounds: CountedRound[], wagered: Record<string, number>]>([
    ['a stake counts in full', [bonus('a')], [round(300)], { a: 30_000 }],
    [
      'by the weight of its type of game',
      [bonus('a', { weights: { RNG: 7 } })],
      [round(1), round(10, { vendorType: 'LIVE' })],
      { a: 1_007 },
    ],
    ['not at all where the weight is 0', [bonus('a', { weights: { LOTT: 0 } })], [round(300, { vendorType: 'LOTT' })], { a: 0 }],
    ['then for the next', [bonus('a', { weights: { LOTT: 0 } }), bonus('b')], [round(300, { vendorType: 'LOTT' })], { a: 0, b: 30_000 }],
    ['no more than the largest stake of a round', [bonus('a', { mostStake: 50 })], [round(300), round(40)], { a: 9_000 }],
    ['not of a round that began before the bonus', [bonus('a', { since: 2 })], [round(300)], { a: 0 }],
    ['for the oldest bonus first', [bonus('a'), bonus('b')], [round(300)], { a: 30_000, b: 0 }],
    ['what the oldest does not need, for the next', [bonus('a'), bonus('b')], [round(1_300)], { a: 100_000, b: 30_000 }],
    [
      'the rest of a stake at the weight of the next',
      [bonus('a', { asked: 100, weights: { RNG: 50 } }), bonus('b', { weights: { RNG: 10 } })],
      [round(300)],
      { a: 10_000, b: 1_000 },
    ],
    ['what is staked later in a round', [bonus('a')], [round(300, { was: 200 })], { a: 10_000 }],
    ['what is taken back leaves it', [bonus('a', { wagered: 30_000 })], [round(0, { was: 300 })], { a: 0 }],
    ['and no more than it has', [bonus('a', { wagered: 10_000 })], [round(0, { was: 300 })], { a: 0 }],
  ])('%s', (_, bonuses, rounds, wagered) => {
    expect(of(bonuses, ...rounds)).toEqual(wagered);
  });

  test('the same as counting đồng by đồng, in whatever batches the rounds come', () => {
    const bonuses = fc.array(
      fc.record({ asked: fc.integer({ min: 1, max: 60 }), weight: fc.integer({ min: 0, max: 100 }), since: fc.nat(3) }),
      {
        minLength: 1,
        maxLength: 3,
      },
    );
    const rounds = fc.array(fc.record({ bet: fc.nat(40), openedAt: fc.nat(4) }), { maxLength: 12 });
    fc.assert(
      fc.property(bonuses, rounds, fc.nat(12), (given, played, cut) => {
        const held = given
          .map(({ asked, weight, since }, at) => bonus(String(at), { asked, since, weights: { RNG: weight } }))
          .sort((one, other) => one.since - other.since);
        // đồng by đồng: each goes to the first bonus that takes it.
        const naive = new Map(held.map(({ id }) => [id, 0]));
        for (const { bet, openedAt } of played) {
          for (let left = bet; left > 0; left -= 1) {
            const taker = held.find(
              ({ id, asked, since, weights }) => weights.RNG !== 0 && openedAt >= since && (naive.get(id) ?? 0) < 100 * asked,
            );
            if (!taker) continue;
            naive.set(taker.id, Math.min(100 * taker.asked, (naive.get(taker.id) ?? 0) + (taker.weights.RNG ?? 100)));
          }
        }
        const all = played.map(({ bet, openedAt }) => round(bet, { openedAt }));
        const first = spread(held, all.slice(0, cut));
        const second = spread(
          held.map((one) => ({ ...one, wagered: first.get(one.id) ?? 0 })),
          all.slice(cut),
        );
        expect(Object.fromEntries(spread(held, all))).toEqual(Object.fromEntries(naive));
        expect(Object.fromEntries(second)).toEqual(Object.fromEntries(naive));
      }),
    );
  });
});
