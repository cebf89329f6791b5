import { createDeposit, type DepositOrder, headers } from '@baize/contract';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storyOrder } from '../../cashier/testing/storyDeposits.ts';
import { useClient } from '../client/ClientProvider.tsx';
import { reconnect } from '../testing/faultedHook.ts';
import { type Answers, mockFetch, Refusal } from '../testing/index.ts';
import { renderFeatureHook } from '../testing/renderFeature.tsx';
import { useMoneyCall } from './useMoneyCall.ts';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  localStorage.clear();
});

/** A money call to a gateway; `sent` has the key of each try, `looked` of each look-up. */
function openCall(answers: Answers) {
  const sent: (string | null)[] = [];
  const looked: (string | null)[] = [];
  const made: DepositOrder[] = [];
  const ask = mockFetch(answers);
  const { result } = renderFeatureHook(
    () => {
      const client = useClient();
      return useMoneyCall<number, DepositOrder>({
        order: 'minh88:deposit',
        prepare: (amount) => {
          const body = { channelId: 'vietcombank', amount };
          return { call: createDeposit, body, send: (idempotencyKey) => client.send(createDeposit, body, { idempotencyKey }) };
        },
        onMade: (order) => void made.push(order),
      });
    },
    {
      account: 'minh88',
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const { pathname, searchParams } = new URL(request.url);
        if (pathname.endsWith('wallets/deposit')) sent.push(request.headers.get(headers.idempotencyKey));
        if (pathname.endsWith('wallets/outcome')) looked.push(searchParams.get('key'));
        return await ask(request);
      },
    },
  );
  const send = async (): Promise<void> => {
    act(() => result.current.send(5_000));
    await waitFor(() => expect(result.current.state.status).not.toMatch(/idle|sending/));
  };
  return { result, sent, looked, made, send };
}

describe('DESIGN §2 a money call whose reply is lost', () => {
  it('is looked up by its key, found, and never sent again by itself', async () => {
    const { result, sent, looked, made, send } = openCall({
      createDeposit: 'offline',
      getOrderOutcome: { state: 'made', reply: storyOrder },
    });
    await send();
    await waitFor(() =>
      expect(result.current.state).toMatchObject({ status: 'made', reply: { orderId: storyOrder.orderId }, asked: 5_000 }),
    );
    expect(sent).toHaveLength(1);
    expect(looked).toEqual(sent);
    expect(made).toHaveLength(1);
  });

  it('is over once it was found: the next one has another key', async () => {
    const { result, sent, send } = openCall({ createDeposit: 'offline', getOrderOutcome: { state: 'made', reply: storyOrder } });
    await send();
    await waitFor(() => expect(result.current.state.status).toBe('made'));
    await send();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).not.toBe(sent[0]);
  });

  it.each([
    ['a failing gateway', new Refusal('system_error')],
    ['a gateway that is away', new Refusal('service_unavailable')],
    ['a try that is still under way', new Refusal('idempotency_in_progress')],
    ['an order under its key with another fund password', new Refusal('idempotency_key_conflict')],
  ])('is looked up after %s as well', async (_, createDepositAnswer) => {
    const { result, send } = openCall({ createDeposit: createDepositAnswer, getOrderOutcome: { state: 'made', reply: storyOrder } });
    await send();
    await waitFor(() => expect(result.current.state.status).toBe('made'));
  });

  it.each(['insufficient_balance', 'TOO_MANY_REQUEST'] as const)(
    'is not what %s says: that is a refusal, and nothing is looked up',
    async (code) => {
      const { result, looked, send } = openCall({ createDeposit: new Refusal(code) });
      await send();
      expect(result.current.state).toMatchObject({ status: 'refused', code });
      expect(looked).toEqual([]);
    },
  );

  it('is looked for over a minute; sent again by its player, it has the same key', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true });
    const { result, sent, looked, send } = openCall({ createDeposit: 'offline', getOrderOutcome: { state: 'none' } });
    await send();
    for (const [known, wait] of [1_000, 2_000, 4_000, 8_000, 15_000, 30_000].entries()) {
      await waitFor(() => expect(looked).toHaveLength(known + 1));
      expect(result.current.state).toMatchObject({ status: 'unknown', code: 'network_error', isLooking: true });
      await act(() => vi.advanceTimersByTimeAsync(wait));
    }
    await waitFor(() => expect(result.current.state).toMatchObject({ status: 'unknown', isLooking: false }));
    expect(looked).toHaveLength(7);
    await send();
    expect(sent[1]).toBe(sent[0]);
  });

  it('is looked up when the network is back', async () => {
    let isUp = false;
    const { result, looked, send } = openCall({
      createDeposit: 'offline',
      getOrderOutcome: () => (isUp ? { state: 'made', reply: storyOrder } : 'offline'),
    });
    await send();
    await waitFor(() => expect(looked).toHaveLength(1));
    expect(result.current.state).toMatchObject({ status: 'unknown', isLooking: true });
    isUp = true;
    act(reconnect);
    await waitFor(() => expect(result.current.state.status).toBe('made'));
  });

  it.each([
    ['made', { state: 'made', reply: storyOrder }, false],
    ['of which nothing is known', { state: 'none' }, true],
  ] as const)('left by an earlier visit and %s: the same order has the old key: %o', async (_, getOrderOutcome, isKept) => {
    const first = openCall({ createDeposit: 'offline', getOrderOutcome: 'offline' });
    await first.send();
    cleanup();
    const { sent, looked, send } = openCall({ createDeposit: storyOrder, getOrderOutcome });
    await waitFor(() => expect(looked).toEqual(first.sent));
    await waitFor(() => expect(localStorage.length > 0).toBe(isKept));
    await send();
    expect(sent[0] === first.sent[0]).toBe(isKept);
  });
});
