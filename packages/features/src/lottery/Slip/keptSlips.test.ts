import { lotteryFamily } from '@baize/contract/lottery';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useLogout } from '../../core/index.ts';
import { renderFeatureHook } from '../../core/testing/renderFeature.tsx';
import { readSlips, slipsText } from './keptSlips.ts';
import { emptySlip, type Slip, withPick } from './slip.ts';
import { useKeptSlips } from './useKeptSlips.ts';
import { type SentSlip, useSlip } from './useSlip.ts';

const five = lotteryFamily('fiveDigits', 2026);
const [play] = five.plays;
const period = '20261121-1185';
const slip: Slip = {
  ...(play ? withPick(emptySlip(five), play, [[1, 3], [], [], [], []], period) : emptySlip(five)),
  unit: 500,
  multiple: 3,
};
const familyOf = (code: string) => (code === 'fast5' ? five : undefined);

describe('slips as text', () => {
  it('are the same after they were read', () => {
    expect(readSlips(slipsText({ fast5: slip }), familyOf)).toEqual({ fast5: slip });
    expect(slipsText({ fast5: emptySlip(five) }), 'an empty one is none').toBe('');
  });

  it('leave out what can’t be placed: another lottery, another play, a pick out of range, a unit that is not offered', () => {
    expect(readSlips(slipsText({ gone: slip }), familyOf)).toEqual({});
    const bets = [
      { play: 'none', picked: [[1]] },
      { play: 'place', picked: [[10], [], [], [], []] },
      { play: 'place', picked: [[4], [], [], [], []] },
    ];
    const text = JSON.stringify({ fast5: { period, bets, unit: 7, multiple: 2 } });
    expect(readSlips(text, familyOf)).toEqual({
      fast5: { period, bets: [{ id: 3, play: 'place', picked: [[4], [], [], [], []], lines: 1 }], unit: 100, multiple: 2 },
    });
  });

  it.each(['{', '7', '[]', 'null', '{"fast5":7}', '{"fast5":{"period":"x","bets":[],"unit":1,"multiple":1}}'])('%s is no slip', (text) => {
    expect(readSlips(text, familyOf)).toEqual({});
  });
});

describe('a slip is there again', () => {
  beforeEach(() => sessionStorage.clear());
  const lotteries = [{ lottery: 'fast5', family: 'fiveDigits', lunarYear: 2026 }] as const;
  const open = (account = 'minh88') =>
    renderFeatureHook(
      () => {
        const [sent, setSent] = useState<SentSlip>();
        const actions = useSlip('fast5', five, period, useKeptSlips(lotteries, 'VND'), sent);
        return { ...actions, logOut: useLogout(), send: () => setSent({ lottery: 'fast5', slip: actions.slip }) };
      },
      { account, answers: { logout: {} } },
    );
  const add = (page: ReturnType<typeof open>, number: number) =>
    act(() => play && page.result.current.add(play, [[number], [], [], [], []]));
  const begin = (account?: string) => {
    const page = open(account);
    add(page, 1);
    page.unmount();
  };
  const betsOf = (account?: string) => open(account).result.current.slip.bets.length;

  it('after a reload, for its own account', () => {
    begin();
    expect(betsOf()).toBe(1);
    expect(betsOf('lan')).toBe(0);
  });

  it('but not once it is emptied, or its player has logged out', () => {
    begin();
    const page = open();
    act(() => page.result.current.clear());
    page.unmount();
    expect(betsOf()).toBe(0);
    begin();
    const leaving = open();
    act(() => void leaving.result.current.logOut());
    leaving.unmount();
    expect(betsOf()).toBe(0);
  });

  it('but not what is being sent: a reload must not offer it a second time, and offers what was added meanwhile', () => {
    begin();
    const page = open();
    act(() => page.result.current.send());
    add(page, 7);
    expect(page.result.current.slip.bets).toHaveLength(2);
    page.unmount();
    expect(open().result.current.slip.bets).toMatchObject([{ picked: [[7], [], [], [], []] }]);
  });
});
