import { describe, expect, it } from 'vitest';
import { storyPaid, storyWithdrawal, storyWithdrawalsOver } from '../testing/storyWithdrawals.ts';
import { stepsOf } from './withdrawSteps.ts';

const statesOf = (order: Parameters<typeof stepsOf>[0]) => stepsOf(order).map(({ state }) => state);
const [confirmed, rejected] = storyWithdrawalsOver;

describe('§4 steps of a withdrawal', () => {
  it('begin with the order, and go on as their times come', () => {
    expect(statesOf(storyWithdrawal)).toEqual(['done', 'current', 'waiting', 'waiting', 'waiting']);
    expect(statesOf(storyPaid)).toEqual(['done', 'done', 'done', 'done', 'current']);
  });

  it('are all gone once it is received', () => {
    expect(confirmed && statesOf(confirmed)).toEqual(['done', 'done', 'done', 'done', 'done']);
  });

  it('stop at the one that was refused', () => {
    expect(rejected && statesOf(rejected)).toEqual(['done', 'failed', 'waiting', 'waiting', 'waiting']);
    expect(rejected && stepsOf(rejected)[1]?.at).toBe(rejected?.settledAt);
  });
});
