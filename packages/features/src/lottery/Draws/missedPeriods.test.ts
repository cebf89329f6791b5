import { checkPick, lotteryFamily, lotteryFamilyIds } from '@baize/contract/lottery';
import { describe, expect, it } from 'vitest';
import { randomPick } from '../Board/randomPick.ts';
import { missedPeriods } from './missedPeriods.ts';
import { sidePlaysOf, wonBy } from './sidesOf.ts';

const drawsOf = (...numbers: number[][]) => numbers.map((one, at) => ({ period: `20261121-${1184 - at}`, numbers: one, drawnAt: '' }));
const five = lotteryFamily('fiveDigits', 2026);
const playOf = (family: typeof five, id: string) => {
  const play = family.plays.find((one) => one.id === id);
  if (!play) throw new Error(`There is no play ${id}.`);
  return play;
};

describe('for how many periods a number has not fallen', () => {
  const draws = drawsOf([3, 8, 1, 9, 6], [2, 0, 2, 5, 5], [4, 1, 8, 3, 0]);
  it('is counted on its own place', () => {
    const places = playOf(five, 'place');
    expect(missedPeriods(five, places, 0, draws).slice(0, 5)).toEqual([3, 3, 1, 0, 2]);
    expect(missedPeriods(five, places, 4, draws)[0]).toBe(2);
  });
  it('also of plays where a digit alone is no line', () => {
    expect(missedPeriods(five, playOf(five, 'two.straight.back'), 1, draws)[6]).toBe(0);
    expect(missedPeriods(five, playOf(five, 'three.any2.front'), 0, draws)[5], 'anywhere in the draw').toBe(1);
  });
  it('of lots by their last two digits', () => {
    const north = lotteryFamily('vietnamNorth', 2026);
    const lots = drawsOf([84_027, ...Array.from({ length: 26 }, () => 33)], [11_199, ...Array.from({ length: 26 }, () => 27)]);
    expect(missedPeriods(north, playOf(north, 'special.2'), 0, lots)[27]).toBe(0);
    expect(missedPeriods(north, playOf(north, 'special.2'), 0, lots)[99]).toBe(1);
    expect(missedPeriods(north, playOf(north, 'special.2'), 0, lots)[33], 'no special prize').toBe(2);
    expect(missedPeriods(north, playOf(north, 'set.2'), 0, lots)[33]).toBe(0);
  });
});

describe('a draw in words', () => {
  it('names the sides that it falls on', () => {
    const [sum] = sidePlaysOf(five);
    expect(sum && wonBy(sum, [3, 8, 1, 9, 6]).map(({ id }) => id)).toEqual(['big', 'odd']);
  });
  it('names none where stakes come back', () => {
    const eleven = lotteryFamily('elevenOfFive', 2026);
    expect(wonBy(playOf(eleven, 'sides.sum'), [1, 8, 3, 11, 7])).toEqual([]);
  });
});

describe.each(lotteryFamilyIds)('a random line: %s', (id) => {
  it('is one line that can be bet on, on each play', () => {
    const family = lotteryFamily(id, 2026);
    for (const play of family.plays) {
      const picked = randomPick(play);
      expect(checkPick(play, picked), play.id).toBeUndefined();
      expect(play.countLines(picked), play.id).toBe(1);
    }
  });
});
