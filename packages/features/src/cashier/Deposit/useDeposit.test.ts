import { headers } from '@baize/contract';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { mockFetch, Refusal } from '../../core/testing/index.ts';
import { renderFeatureHook } from '../../core/testing/renderFeature.tsx';
import { storyChannels, storyOrder } from '../testing/storyDeposits.ts';
import { type DepositRequest, useDeposit } from './useDeposit.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

type Outcome = 'offline' | Refusal | 'credited';

/** An order by the first channel. */
function by(amount: number | undefined): DepositRequest {
  const [channel] = storyChannels;
  if (!channel) throw new Error('the stories have channels');
  return { channel, amount };
}

/** A cashier that meets each order with the next outcome, and remembers the keys. */
function openCashier(...outcomes: Outcome[]) {
  const keys: string[] = [];
  const createDeposit = ({ amount }: { amount: number }) => {
    const outcome = outcomes[keys.length - 1] ?? 'credited';
    return outcome === 'credited' ? { ...storyOrder, orderId: `d-${keys.length}`, amount } : outcome;
  };
  const answers = mockFetch({ createDeposit });
  const cashier = renderFeatureHook(useDeposit, {
    account: 'minh88',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const key = request.headers.get(headers.idempotencyKey);
      if (key) keys.push(key);
      return await answers(request);
    },
  });
  const { result } = cashier;
  const order = async (amount: number | undefined): Promise<void> => {
    act(() => result.current.orderDeposit(by(amount)));
    await waitFor(() => expect(result.current.state.status).toMatch(/refused|unknown|ordered/));
  };
  const again = async (amount: number): Promise<void> => {
    act(() => result.current.startAgain());
    await waitFor(() => expect(result.current.state.status).toBe('idle'));
    await order(amount);
  };
  return { ...cashier, keys, order, again };
}

describe('§9 a deposit', () => {
  it('is ordered with a key of its own', async () => {
    const { result, keys, order, again } = openCashier();
    await order(5_000);
    expect(result.current.state).toMatchObject({ status: 'ordered', order: { orderId: 'd-1', amount: 5_000, state: 'waiting' } });
    await again(5_000);
    expect(new Set(keys).size).toBe(2);
  });

  it('out of its bounds is refused before it is sent', async () => {
    const { result, keys, order } = openCashier();
    await order(99);
    expect(result.current.state).toEqual({ status: 'refused', code: 'amount_out_of_range', params: { min: 100, max: 50_000 } });
    expect(keys).toEqual([]);
  });

  it('is one order, however often it is pressed before an answer', async () => {
    const { result, keys } = openCashier();
    act(() => {
      result.current.orderDeposit(by(5_000));
      result.current.orderDeposit(by(5_000));
    });
    await waitFor(() => expect(result.current.state.status).toBe('ordered'));
    expect(keys).toHaveLength(1);
  });

  it.each([
    ['the reply is lost', 'offline'],
    ['the first is still under way', new Refusal('idempotency_in_progress')],
    ['the gateway is in trouble', new Refusal('service_unavailable')],
    ['there are too many requests', new Refusal('TOO_MANY_REQUEST')],
  ] as const)('keeps its key when %s, so that trying again pays once', async (_, outcome) => {
    const { keys, order, again } = openCashier(outcome);
    await order(5_000);
    await again(5_000);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  it('gets a new key when the gateway has refused it for good', async () => {
    const { keys, order, again } = openCashier(new Refusal('amount_out_of_range'));
    await order(5_000);
    await again(5_000);
    expect(keys[1]).not.toBe(keys[0]);
  });
});
