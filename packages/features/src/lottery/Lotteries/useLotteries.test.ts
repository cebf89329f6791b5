import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLive } from '../../core/index.ts';
import { createLiveGateway } from '../../core/testing/liveGateway.ts';
import { mockFetch } from '../../core/testing/mockGateway.ts';
import { renderFeatureHook } from '../../core/testing/renderFeature.tsx';
import { keptCommitment } from '../Draws/keptCommitments.ts';
import { useLotteryDraws } from '../Draws/useLotteryDraws.ts';
import { storyDraws, storyLotteryAt } from '../testing/storyLotteries.ts';
import { useLotteries } from './useLotteries.ts';

// A browser without locks: each tab reads for itself.
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('navigator', {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], now: opened + 15_000 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** So small that a reply has come before the next one. */
const stepMs = 250;
const opened = Date.parse('2026-11-21T12:43:55.000Z');
/** Period 1185 of a lottery of one minute, which closes in three quarters of a minute, and those behind it. */
const fast = storyLotteryAt(opened + 15_000);
const { current } = fast;
const behind = (period: string, minutes: number) => {
  const later = (iso: string): string => new Date(Date.parse(iso) + minutes * 60_000).toISOString();
  const { opensAt, cancelUntil, closesAt, drawsAt, ...rest } = current;
  return {
    ...{ ...rest, period, opensAt: later(opensAt), cancelUntil: later(cancelUntil) },
    ...{ closesAt: later(closesAt), drawsAt: later(drawsAt) },
  };
};
const next = behind('20261121-1186', 1);
const known = { ...fast, next };
const drawn = { period: current.period, numbers: [9, 9, 9, 9, 9], drawnAt: '2026-11-21T12:45:00.100Z', seed: 'cd'.repeat(32) };

/** The page's lists beside the stream, and how often each of them was asked for. */
function followLotteries() {
  const live = createLiveGateway(vi.fn());
  const asked = { lotteries: 0, draws: 0 };
  const calls = mockFetch({
    listLotteries: () => {
      asked.lotteries += 1;
      return { now: new Date().toISOString(), lotteries: [known] };
    },
    listLotteryDraws: () => {
      asked.draws += 1;
      return { rows: storyDraws };
    },
  });
  const fetch: typeof globalThis.fetch = (input, init) =>
    String(input).includes('/live/') ? (live.options.fetch ?? calls)(input, init) : calls(input, init);
  const hook = renderFeatureHook(
    () => {
      useLive();
      const lotteries = useLotteries();
      const shown = lotteries.status === 'ready' ? lotteries.lotteries[0] : undefined;
      return { shown, draws: useLotteryDraws('fast5', shown?.last?.period) };
    },
    { account: 'minh88', fetch },
  );
  const periods = () => ({ current: hook.result.current.shown?.current?.period, last: hook.result.current.shown?.last?.period });
  const newest = () => {
    const { draws } = hook.result.current;
    return draws.status === 'ready' ? draws.data.slice(0, 2).map(({ period }) => period) : [];
  };
  const begun = () => vi.waitFor(() => expect([live.connections.length, newest().length]).toEqual([1, 2]));
  /** So many milliseconds pass, in which the stream gives its signs of life. */
  const later = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= stepMs) {
      await act(async () => {
        await vi.advanceTimersByTimeAsync(Math.min(left, stepMs));
        await new Promise(setImmediate);
      });
      live.connections.at(-1)?.send(': \n\n');
    }
  };
  return { ...hook, live, asked, periods, newest, begun, later };
}

it('a period that closes gives way to the next, and its result comes by the stream: neither list is read again', async () => {
  const { live, asked, periods, newest, begun, later, unmount } = followLotteries();
  await begun();
  const before = { ...asked };
  await later(46_000);
  expect(periods()).toEqual({ current: next.period, last: '20261121-1184' });
  expect(keptCommitment('fast5', '20261121-1187')).toBeUndefined();
  await later(4_200);
  live.connections[0]?.send(
    `event: lotteryDrawn\ndata: ${JSON.stringify({ lottery: 'fast5', ...drawn, open: [next, behind('20261121-1187', 2)] })}\n\n`,
  );
  await vi.waitFor(() => expect(periods()).toEqual({ current: next.period, last: drawn.period }));
  expect(newest()).toEqual([drawn.period, '20261121-1184']);
  // Those of all periods that have been told, each as it was told before its draw.
  for (const period of [current.period, next.period, '20261121-1187']) {
    expect(keptCommitment('fast5', period)?.commitment).toBe(current.commitment);
  }
  await later(40_000);
  expect(asked).toEqual(before);
  unmount();
});

it('a result that the stream does not tell is looked for some seconds after its draw', async () => {
  const { asked, begun, later, unmount } = followLotteries();
  await begun();
  const { lotteries } = asked;
  await later(52_500);
  expect(asked.lotteries).toBe(lotteries);
  await later(3_000);
  expect(asked.lotteries).toBe(lotteries + 1);
  unmount();
});

it('a stream that goes on after a loss has the lotteries read again: a draw may have been missed', async () => {
  const { live, asked, begun, unmount } = followLotteries();
  await begun();
  const { lotteries } = asked;
  live.connections[0]?.fail();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  await vi.waitFor(() => expect(live.connections).toHaveLength(2));
  await vi.waitFor(() => expect(asked.lotteries).toBe(lotteries + 1));
  unmount();
});
