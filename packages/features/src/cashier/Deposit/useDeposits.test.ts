import type { DepositOrder } from '@baize/contract';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answers, mockFetch } from '../../core/testing/index.ts';
import { renderFeatureHook } from '../../core/testing/renderFeature.tsx';
import { storyOrder } from '../testing/storyDeposits.ts';
import { useDeposits } from './useDeposits.ts';

afterEach(cleanup);

const { orderId } = storyOrder;
const picture = (): File => new File(['x'], 'x.png', { type: 'image/png' });

/** The list of one order, which the answers may change. */
async function openList(answersOf: (change: (order: Partial<DepositOrder>) => void) => Answers) {
  let order = storyOrder;
  const answers = answersOf((changed) => {
    order = { ...order, ...changed };
  });
  const fetch = mockFetch({ listDeposits: () => ({ rows: [order] }), ...answers });
  const { result } = renderFeatureHook(useDeposits, { account: 'minh88', fetch });
  await waitFor(() => expect(result.current.state.status).toBe('ready'));
  return result;
}

describe('DESIGN §2 what is done with a deposit, and the reply is lost', () => {
  it('a picture that arrived is in the list: it was sent', async () => {
    const list = await openList((change) => ({
      sendDepositProof: () => {
        change({ proofs: 1 });
        return 'offline';
      },
    }));
    await expect(act(() => list.current.sendProof(orderId, picture()))).resolves.toMatchObject({ proofs: 1 });
  });

  it('a picture that did not arrive is told as such, also beside one that did', async () => {
    let sent = 0;
    const list = await openList((change) => ({
      sendDepositProof: () => {
        sent += 1;
        if (sent > 1) return 'offline';
        change({ proofs: 1 });
        return { ...storyOrder, proofs: 1 };
      },
    }));
    await act(async () => {
      const [first, second] = await Promise.allSettled([
        list.current.sendProof(orderId, picture()),
        list.current.sendProof(orderId, picture()),
      ]);
      expect(first).toMatchObject({ status: 'fulfilled' });
      expect(second).toMatchObject({ status: 'rejected', reason: { code: 'network_error' } });
    });
  });

  it('an order that was given up is so in the list; one that was not can be given up again', async () => {
    let isHeard = false;
    const list = await openList((change) => ({
      cancelDeposit: () => {
        if (isHeard) change({ state: 'cancelled' });
        return 'offline';
      },
    }));
    await act(() => list.current.cancel(orderId));
    expect(list.current.refusalOf(orderId)).toBeUndefined();
    await waitFor(() => expect(list.current.lostOf(orderId)).toMatchObject({ code: 'network_error', isLooking: false }));
    isHeard = true;
    await act(() => list.current.cancel(orderId));
    await waitFor(() => expect(list.current.state).toMatchObject({ orders: [{ state: 'cancelled' }] }));
  });
});
