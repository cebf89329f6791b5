import { lotteryFamily } from '@baize/contract/lottery';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { betsOf, emptySlip, isAsSent, type Slip, totalsOf, unitsOf, withPick } from './slip.ts';
import { type SlipActions, useSlip } from './useSlip.ts';

const five = lotteryFamily('fiveDigits', 2026);
const playOf = (id: string) => {
  const play = five.plays.find((one) => one.id === id);
  if (!play) throw new Error(`There is no play ${id}.`);
  return play;
};
const place = playOf('place');
const sides = playOf('sides.sum');
const period = '20261121-1185';
const picked = [[1, 3, 7], [], [], [5, 6, 7, 8, 9], []];
const slipOf = (change: Partial<Slip> = {}): Slip => ({
  ...withPick(withPick(emptySlip(five), place, picked, period), sides, [[0]], period),
  unit: 1_000,
  multiple: 2,
  ...change,
});

describe('§9 what a slip comes to', () => {
  it('adds up lines and stakes, and what can be won in one draw', () => {
    const totals = totalsOf(slipOf(), five);
    expect(totals).toMatchObject({ lines: 9, stake: 18_000, isCapped: false });
    // One digit of each row of the places can fall, and the sum is big.
    expect(totals.bestWin).toBe(2 * 19_600 + 3_960);
  });

  it('names the highest multiple that no cap cuts, and the return once one does', () => {
    // 98 % of places, and 99 % of sides: the mean of eight lines and one.
    const uncut = totalsOf(slipOf({ multiple: 3 }), five);
    expect(uncut).toMatchObject({ fullMultiple: 3, isCapped: false, returned: 9_811 });
    const cut = totalsOf(slipOf({ multiple: 10 }), five);
    expect(cut.isCapped).toBe(true);
    // 30,000 for a digit and no more: a tenth of a line of 10,000 wins three times it.
    expect(cut.returned).toBeLessThan(4_500);
    expect(cut.fullMultiple).toBe(3);
  });

  it('tells of odds so high that each multiple is cut', () => {
    const straight = playOf('five.straight.all');
    const slip = withPick(emptySlip(five), straight, [[1], [2], [3], [4], [5]], period);
    expect(totalsOf(slip, five)).toMatchObject({ fullMultiple: 0, bestWin: five.caps.line, isCapped: true });
  });

  it('knows that bets on the same line have one cap together', () => {
    const bet = (count: number) => {
      let slip = { ...emptySlip(five), unit: 1_000, multiple: 10 };
      for (let at = 0; at < count; at += 1) slip = { ...slip, ...withPick(slip, sides, [[0]], period) };
      return totalsOf(slip, five);
    };
    expect(bet(1)).toMatchObject({ stake: 10_000, bestWin: 19_800, isCapped: false, fullMultiple: 15, returned: 9_900 });
    expect(bet(2)).toMatchObject({ lines: 2, stake: 20_000, bestWin: 30_000, isCapped: true, fullMultiple: 7, returned: 7_500 });
  });

  it('cuts a line that wins by several lots at its cap', () => {
    const north = lotteryFamily('vietnamNorth', 2026);
    const lots = north.plays.find(({ id }) => id === 'lot.2');
    if (!lots) throw new Error('There is no play lot.2.');
    const slip = withPick({ ...emptySlip(north), unit: 1_000, multiple: 11 }, lots, [[42]], period);
    // 27 hits at 3.44 times 11,000 come to 1,021,680.
    expect(totalsOf(slip, north)).toMatchObject({ bestWin: 1_000_000, isCapped: true, fullMultiple: 10 });
  });

  it('has no return and no multiple without bets', () => {
    expect(totalsOf(emptySlip(five), five)).toEqual({
      ...{ lines: 0, stake: 0, bestWin: 0, isCapped: false, returned: undefined, fullMultiple: undefined },
    });
  });

  it('weighs options by their own odds, and not their sum', () => {
    const both = withPick(emptySlip(five), sides, [[0, 1]], period);
    const one = withPick(emptySlip(five), sides, [[0]], period);
    expect(totalsOf(both, five).returned).toBe(totalsOf(one, five).returned);
    expect(totalsOf(both, five).bestWin, 'only one of big and small wins').toBe(totalsOf(one, five).bestWin);
  });

  it('takes no pick that is not complete, and no more than an order has', () => {
    expect(withPick(emptySlip(five), playOf('two.straight.back'), [[1], []], period).bets).toEqual([]);
    let slip = emptySlip(five);
    for (let bet = 0; bet < 60; bet += 1) slip = withPick(slip, sides, [[0]], period);
    expect(slip.bets).toHaveLength(50);
    expect(new Set(slip.bets.map(({ id }) => id)).size).toBe(50);
  });

  it('places each line at unit × multiple', () => {
    expect(betsOf(slipOf()).map(({ stake }) => stake)).toEqual([2_000, 2_000]);
  });

  it('offers units that follow the cap of a line, in any currency', () => {
    expect(unitsOf(five)).toEqual([100, 500, 1_000, 2_000]);
    expect(unitsOf(lotteryFamily('mega645', 2026))).toEqual([1_000, 5_000, 10_000, 20_000]);
  });
});

describe('a period that closes while bets wait', () => {
  const render = () =>
    renderHook(({ open, lottery }: { open: string | undefined; lottery: string }) => useSlip(lottery, five, open), {
      initialProps: { open: period as string | undefined, lottery: 'fast5' },
    });

  it('keeps the bets for the period that they were made for, until their player moves them', () => {
    const { result, rerender } = render();
    act(() => result.current.add(place, picked));
    expect(result.current.isMoved).toBe(false);
    rerender({ open: undefined, lottery: 'fast5' });
    rerender({ open: '20261121-1186', lottery: 'fast5' });
    expect(result.current).toMatchObject({ isMoved: true, slip: { period, bets: [{ lines: 8 }] } });
    act(() => result.current.moveOn());
    expect(result.current).toMatchObject({ isMoved: false, slip: { period: '20261121-1186', bets: [{ lines: 8 }] } });
  });

  it('adds nothing while no period is open, and begins with the open one once it is empty', () => {
    const { result, rerender } = render();
    rerender({ open: undefined, lottery: 'fast5' });
    act(() => result.current.add(place, picked));
    expect(result.current.slip.bets).toEqual([]);
    rerender({ open: '20261121-1186', lottery: 'fast5' });
    act(() => result.current.add(place, picked));
    expect(result.current).toMatchObject({ isMoved: false, slip: { period: '20261121-1186' } });
  });

  it('keeps a slip for each lottery', () => {
    const { result, rerender } = render();
    act(() => result.current.add(place, picked));
    rerender({ open: period, lottery: 'fast5b' });
    expect(result.current.slip.bets).toEqual([]);
    act(() => result.current.add(sides, [[0]]));
    rerender({ open: period, lottery: 'fast5' });
    expect(result.current.slip.bets).toMatchObject([{ play: 'place' }]);
  });

  it('an order that is found takes its own bets off the slip, and none that was added meanwhile', () => {
    const { result, rerender } = render();
    act(() => result.current.add(place, picked));
    const { slip } = result.current;
    act(() => result.current.add(place, picked));
    act(() => result.current.add(sides, [[0]]));
    expect(isAsSent(result.current.slip, slip), 'what was added changes nothing of it').toBe(true);
    // Its player looks at another lottery by then.
    rerender({ open: period, lottery: 'fast5b' });
    act(() => result.current.dropSent({ lottery: 'fast5', slip }));
    rerender({ open: period, lottery: 'fast5' });
    expect(result.current.slip).toMatchObject({ period, bets: [{ play: 'place' }, { play: 'sides.sum' }] });
  });

  it('a bet that is made anew is none of an order that is found later, though it is the same', () => {
    const { result } = render();
    act(() => result.current.add(place, picked));
    const { slip } = result.current;
    act(() => result.current.clear());
    act(() => result.current.add(place, picked));
    expect(isAsSent(result.current.slip, slip)).toBe(false);
    act(() => result.current.dropSent({ lottery: 'fast5', slip }));
    expect(result.current.slip.bets).toHaveLength(1);
  });

  it.each([
    ['another unit', (actions: SlipActions) => actions.setUnit(500)],
    ['another multiple', (actions: SlipActions) => actions.setMultiple(2)],
    ['fewer bets', (actions: SlipActions) => actions.remove(1)],
  ])('a slip with %s is not the one that was sent', (_, change) => {
    const { result } = render();
    act(() => result.current.add(place, picked));
    const { slip } = result.current;
    expect(isAsSent(slip, slip)).toBe(true);
    act(() => change(result.current));
    expect(isAsSent(result.current.slip, slip)).toBe(false);
  });
});
