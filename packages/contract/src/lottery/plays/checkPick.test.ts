import { describe, expect, it } from 'vitest';
import { checkPick, type PickFault } from './checkPick.ts';
import { arrangements, numbersBetween } from './counting.ts';
import type { Play } from './Play.ts';
import { playOf } from './testing/testingPlays.ts';

describe('what can be picked', () => {
  const straight = playOf('fiveDigits', 'two.straight.front');
  const typed = playOf('tenRace', 'top.2.typed');
  const good = [
    [3, 4],
    [4, 3],
    [5, 6],
  ];
  const digits = playOf('fiveDigits', 'three.typed.back');
  const digitsOf = (number: number): number[] => [...String(number).padStart(3, '0')].map(Number);
  it.each<[string, Play, number[][], PickFault, number?]>([
    ['a row too few', straight, [[1]], 'incomplete'],
    ['an empty row', straight, [[1], []], 'incomplete', 1],
    ['a digit below the lowest', straight, [[-1], [2]], 'out_of_range', 0],
    ['no whole number', straight, [[1], [1.5]], 'out_of_range', 1],
    ['not a number', straight, [[Number.NaN], [2]], 'out_of_range', 0],
    ['a digit twice', straight, [[2], [1, 1]], 'repeated', 1],
    ['a row too many', straight, [[1], [2], [3]], 'incomplete'],
    ['an option that is none', playOf('threeDice', 'sides'), [[4]], 'out_of_range', 0],
    ['no option', playOf('threeDice', 'sides'), [[]], 'incomplete', 0],
    ['more numbers than a row has', playOf('markSix', 'sets.2'), [numbersBetween(1, 11)], 'too_many', 0],
    ['a car twice in a line', typed, [...good, [3, 3]], 'repeated', 3],
    ['a line twice', typed, [...good, [3, 4]], 'repeated', 3],
    ['a short line', typed, [...good, [3]], 'incomplete', 3],
    ['a long line', typed, [[1, 2, 3], ...good], 'incomplete', 0],
    ['a car that there is not', typed, [...good, [10, 9], [10, 11]], 'out_of_range', 4],
    ['one of a thousand lines', digits, [...numbersBetween(0, 899).map(digitsOf), [9, 10, 9]], 'out_of_range', 900],
    ['no line that can win', playOf('tenRace', 'top.2'), [[3], [3]], 'incomplete'],
    ['more lines than a bet has', playOf('keno', 'pick.10'), [numbersBetween(1, 80)], 'too_many'],
  ])('refuses %s, and names the row', (_what, one, picked, fault, row) => {
    expect(checkPick(one, picked)).toEqual({ fault, ...(row !== undefined && { row }) });
  });
  it('counts lines of a race without cars that come in twice', () => {
    expect(playOf('tenRace', 'top.2').countLines([numbersBetween(1, 10), numbersBetween(1, 10)])).toBe(Number(arrangements(10, 2)));
  });
});
