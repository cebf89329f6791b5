import { calls, type DepositChannel } from '@baize/contract';
import { useDeposit, useDeposits } from '@baize/features/cashier';
import { useLive } from '@baize/features/core';
import { useBalance } from '@baize/features/shell';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, inject, it } from 'vitest';
import { openTab, type Tab } from './support/openTab.tsx';
import { patience, registerPlayer, welcomeCredit } from './support/player.ts';

const gatewayUrl = inject('gatewayUrl');

/** What the reference gateway offers first. */
const channel: DepositChannel = {
  channelId: 'vietcombank',
  method: 'bank',
  name: 'Vietcombank',
  isAutomatic: true,
  usualSeconds: 10,
  minimum: 100,
  maximum: 50_000,
};
const by = (amount: number) => ({ channel, amount });

async function openCashier(tab: Tab) {
  const { result, unmount } = tab.run(() => {
    useLive();
    return { deposit: useDeposit(), balance: useBalance().balance };
  });
  await waitFor(() => expect(result.current.balance?.sumBalance).toBe(welcomeCredit), patience);
  await waitFor(() => expect(tab.sent).toContain('GET live/events'), patience);
  return { cashier: result, unmount };
}

describe('§9 Deposit', () => {
  it('is credited by the cashier, and the shown balance follows by itself', async () => {
    const tab = await openTab(gatewayUrl);
    await registerPlayer(tab);
    const { cashier } = await openCashier(tab);
    act(() => cashier.current.deposit.orderDeposit(by(5_000)));
    await waitFor(() => expect(cashier.current.deposit.state).toMatchObject({ status: 'ordered', order: { amount: 5_000 } }), patience);
    await waitFor(() => expect(cashier.current.balance?.sumBalance).toBe(welcomeCredit + 5_000), patience);
  });

  it('is followed in the list of orders, from waiting to credited, without a reload', async () => {
    const tab = await openTab(gatewayUrl);
    await registerPlayer(tab);
    const { result } = tab.run(() => {
      useLive();
      return { deposit: useDeposit(), deposits: useDeposits() };
    });
    await waitFor(() => expect(result.current.deposits.state.status).toBe('empty'), patience);
    await waitFor(() => expect(tab.sent).toContain('GET live/events'), patience);
    act(() => result.current.deposit.orderDeposit(by(5_000)));
    const ofState = (state: string) => ({ status: 'ready', orders: [{ amount: 5_000, channelName: 'Vietcombank', state }] });
    await waitFor(() => expect(result.current.deposits.state).toMatchObject(ofState('credited')), patience);
  });

  it('whose reply is lost is found by its key and shown as ordered: it is paid once, and the next one is another', async () => {
    const tab = await openTab(gatewayUrl);
    await registerPlayer(tab);
    const { cashier } = await openCashier(tab);
    tab.loseReply(calls.createDeposit.path);
    act(() => cashier.current.deposit.orderDeposit(by(5_000)));
    await waitFor(() => expect(cashier.current.deposit.state).toMatchObject({ status: 'ordered', order: { amount: 5_000 } }), patience);
    await waitFor(() => expect(cashier.current.balance?.sumBalance).toBe(welcomeCredit + 5_000), patience);
    expect(tab.sent.filter((one) => one === `POST ${calls.createDeposit.path}`)).toHaveLength(1);
    act(() => cashier.current.deposit.startAgain());
    await waitFor(() => expect(cashier.current.deposit.state.status).toBe('idle'));
    act(() => cashier.current.deposit.orderDeposit(by(5_000)));
    await waitFor(() => expect(cashier.current.balance?.sumBalance).toBe(welcomeCredit + 10_000), patience);
  });

  it('whose reply is lost with the page is paid once, though the player tries again after a reload', async () => {
    const tab = await openTab(gatewayUrl);
    await registerPlayer(tab);
    const { cashier, unmount } = await openCashier(tab);
    tab.loseReply(calls.createDeposit.path);
    tab.loseEachReply(calls.getOrderOutcome.path);
    act(() => cashier.current.deposit.orderDeposit(by(5_000)));
    await waitFor(() => expect(cashier.current.deposit.state).toMatchObject({ status: 'unknown', isLooking: true }), patience);
    unmount();

    const reloaded = await openTab(gatewayUrl);
    const { result } = reloaded.run(useDeposit);
    act(() => result.current.orderDeposit(by(5_000)));
    await waitFor(() => expect(result.current.state.status).toBe('ordered'), patience);
    expect((await reloaded.client.send(calls.listDeposits, {})).rows).toHaveLength(1);
  });
});
