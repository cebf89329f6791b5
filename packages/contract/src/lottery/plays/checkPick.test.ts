import { describe, expect, it } from 'vitest';
import { checkPick } from './checkPick.ts';
import { arrangements, numbersBetween } from './counting.ts';
import { playOf } from './testing/testingPlays.ts';

describe('what can be picked', () => {
  const straight = playOf('fiveDigits', 'two.straight.front');
  const typed = playOf('tenRace', 'top.2.typed');
  it.each([
    ['a row too few', straight, [[1]], 'incomplete'],
    ['an empty row', straight, [[1], []], 'incomplete'],
    ['a digit below the lowest', straight, [[-1], [2]], 'out_of_range'],
    ['no whole number', straight, [[1.5], [2]], 'out_of_range'],
    ['not a number', straight, [[Number.NaN], [2]], 'out_of_range'],
    ['a digit twice', straight, [[1, 1], [2]], 'repeated'],
    ['an option that is none', playOf('threeDice', 'sides'), [[4]], 'out_of_range'],
    ['no option', playOf('threeDice', 'sides'), [[]], 'incomplete'],
    ['a car twice in a line', typed, [[3, 3]], 'repeated'],
    [
      'a line twice',
      typed,
      [
        [3, 4],
        [3, 4],
      ],
      'repeated',
    ],
    ['a short line', typed, [[3]], 'incomplete'],
    ['no line that can win', playOf('tenRace', 'top.2'), [[3], [3]], 'incomplete'],
    ['more lines than a bet has', playOf('keno', 'pick.10'), [numbersBetween(1, 80)], 'too_many'],
  ] as const)('refuses %s', (_what, one, picked, fault) => {
    expect(checkPick(one, picked)).toBe(fault);
  });
  it('counts lines of a race without cars that come in twice', () => {
    expect(playOf('tenRace', 'top.2').countLines([numbersBetween(1, 10), numbersBetween(1, 10)])).toBe(Number(arrangements(10, 2)));
  });
});
