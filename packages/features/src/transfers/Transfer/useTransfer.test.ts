import { headers } from '@baize/contract';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { mockFetch, Refusal } from '../../core/testing/index.ts';
import { renderFeatureHook } from '../../core/testing/renderFeature.tsx';
import { storyReceiver, storyTransfer, storyTransferTerms } from '../testing/storyTransfers.ts';
import { type TransferRequest, useTransfer } from './useTransfer.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

type Outcome = 'offline' | Refusal | 'sent';
const request: TransferRequest = {
  receiver: { ...storyReceiver, way: 'upline' },
  amount: 10_000,
  fundPassword: 'Fund1234',
  terms: storyTransferTerms,
};

/** A gateway that meets each transfer with the next outcome, and remembers keys and paths. */
function openTransfers(...outcomes: Outcome[]) {
  const keys: (string | null)[] = [];
  const paths: string[] = [];
  const meet = () => {
    const outcome = outcomes[keys.length - 1] ?? 'sent';
    return outcome === 'sent' ? storyTransfer : outcome;
  };
  const answers = mockFetch({ transferToUpline: meet, transferToDownline: meet });
  const { result } = renderFeatureHook(useTransfer, {
    account: 'minh88',
    fetch: async (input, init) => {
      const sent = new Request(input, init);
      const key = sent.headers.get(headers.idempotencyKey);
      if (key) {
        keys.push(key);
        paths.push(new URL(sent.url).pathname);
      }
      return await answers(sent);
    },
  });
  const send = async (change: Partial<TransferRequest> = {}): Promise<void> => {
    act(() => result.current.startAgain());
    await waitFor(() => expect(result.current.state.status).toBe('idle'));
    act(() => result.current.sendMoney({ ...request, ...change }));
    await waitFor(() => expect(result.current.state.status).toMatch(/refused|unknown|sent/));
  };
  return { result, keys, paths, send };
}

describe('§6 a transfer', () => {
  it('goes up or down, each with a key of its own', async () => {
    const { result, keys, paths, send } = openTransfers();
    await send();
    expect(result.current.state).toMatchObject({ status: 'sent', transfer: { balance: 12_470_500 } });
    await send({ receiver: { account: 'tuyen0001', nickname: 'x', way: 'downline' } });
    expect(paths).toEqual(['/api/wallets/transfer/upline', '/api/wallets/transfer/downline']);
    expect(new Set(keys).size).toBe(2);
  });

  it.each([
    ['an amount out of its bounds', { amount: 99 }, 'amount_out_of_range'],
    ['no amount', { amount: undefined }, 'field_required'],
    ['no fund password', { fundPassword: '' }, 'fund_password_error'],
  ])('with %s is refused before it is sent', async (_, change, code) => {
    const { result, keys, send } = openTransfers();
    await send(change);
    expect(result.current.state).toMatchObject({ status: 'refused', code });
    expect(keys).toEqual([]);
  });

  it('is one, however often it is pressed before an answer', async () => {
    const { result, keys } = openTransfers();
    act(() => {
      result.current.sendMoney(request);
      result.current.sendMoney(request);
    });
    await waitFor(() => expect(result.current.state.status).toBe('sent'));
    expect(keys).toHaveLength(1);
  });

  it.each<[string, Outcome]>([
    ['the reply is lost', 'offline'],
    ['the first is still under way', new Refusal('idempotency_in_progress')],
    ['the gateway has failed', new Refusal('system_error')],
    ['the fund password was mistyped at a second try', new Refusal('idempotency_key_conflict')],
  ])('keeps its key for the next try where %s', async (_, outcome) => {
    const { result, keys, send } = openTransfers(outcome);
    await send();
    expect(result.current.state.status).toMatch(/refused|unknown/);
    await send({ fundPassword: 'Fund5678' });
    expect(result.current.state.status).toBe('sent');
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ['amount', { amount: 10_001 }],
    ['receiver', { receiver: { account: 'agent02', nickname: 'x', way: 'upline' as const } }],
  ])('with another %s is another one, though the reply was lost', async (_, change) => {
    const { keys, send } = openTransfers('offline');
    await send();
    await send(change);
    expect(new Set(keys).size).toBe(2);
  });

  it('that was refused is over: the next try is another one', async () => {
    const { result, keys, send } = openTransfers(new Refusal('insufficient_balance'));
    await send();
    expect(result.current.state).toMatchObject({ status: 'refused', code: 'insufficient_balance' });
    await send();
    expect(new Set(keys).size).toBe(2);
  });
});
