import { beforeEach, expect, it } from 'vitest';
import { storyLotteryAt } from '../testing/storyLotteries.ts';
import { keepCommitments, keptCommitment } from './keptCommitments.ts';

const now = Date.parse('2026-11-21T12:44:00Z');
const { current } = storyLotteryAt(now);
const of = (period: string, commitment: string) => ({ ...current, period, commitment: commitment.repeat(32) });
const key = 'baize-commitments:fast5';

beforeEach(() => localStorage.clear());

it('keeps the commitments of the open and the next period of each lottery, with the time', () => {
  keepCommitments(
    [
      { lottery: 'fast5', current: of('20261121-1185', 'aa'), next: of('20261121-1186', 'bb') },
      { lottery: 'race5', current: of('20261121-0237', 'cc') },
    ],
    now,
  );
  expect(keptCommitment('fast5', '20261121-1185')).toEqual({ period: '20261121-1185', commitment: 'aa'.repeat(32), keptAt: now });
  expect(keptCommitment('fast5', '20261121-1186')?.commitment).toBe('bb'.repeat(32));
  expect(keptCommitment('race5', '20261121-0237')?.commitment).toBe('cc'.repeat(32));
  expect(keptCommitment('race5', '20261121-1185')).toBeUndefined();
});

it('the first commitment of a period stays, whatever is told later', () => {
  keepCommitments([{ lottery: 'fast5', next: of('20261121-1185', 'aa') }], now);
  keepCommitments([{ lottery: 'fast5', current: of('20261121-1185', 'bb') }], now + 1_000);
  expect(keptCommitment('fast5', '20261121-1185')).toMatchObject({ commitment: 'aa'.repeat(32), keptAt: now });
});

it('a period that has closed, or that is drawn outside, has no commitment to keep', () => {
  keepCommitments([{ lottery: 'fast5', current: of('20261121-1185', 'aa') }], Date.parse(current.closesAt));
  const { commitment: _, ...outside } = current;
  keepCommitments([{ lottery: 'north', current: outside }], now);
  expect(localStorage).toHaveLength(0);
});

it('forgets the oldest of more than fifty', () => {
  const periods = Array.from({ length: 60 }, (_, at) => `20261121-${String(at + 1).padStart(4, '0')}`);
  for (const period of periods) keepCommitments([{ lottery: 'fast5', current: of(period, 'aa') }], now);
  expect(periods.filter((period) => keptCommitment('fast5', period))).toEqual(periods.slice(10));
});

it.each(['', 'null', '{}', '[{"period":"20261121-1185"}]', '[{"period":"20261121-1185","commitment":"short","keptAt":1}]'])(
  'what was stored as %j is no commitment',
  (stored) => {
    localStorage.setItem(key, stored);
    expect(keptCommitment('fast5', '20261121-1185')).toBeUndefined();
    keepCommitments([{ lottery: 'fast5', current: of('20261121-1185', 'aa') }], now);
    expect(keptCommitment('fast5', '20261121-1185')?.commitment).toBe('aa'.repeat(32));
  },
);
