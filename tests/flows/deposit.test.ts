import type { DepositChannel } from '@baize/contract';
import { useLive } from '@baize/features/core';
import { useBalance } from '@baize/features/shell';
import { useDeposit, useDeposits } from '@baize/features/wallet';
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
  const { result } = tab.run(() => {
    useLive();
    return { deposit: useDeposit(), balance: useBalance().balance };
  });
  await waitFor(() => expect(result.current.balance?.sumBalance).toBe(welcomeCredit), patience);
  await waitFor(() => expect(tab.sent).toContain('GET live/events'), patience);
  return result;
}

describe('§9 Deposit', () => {
  it('is credited by the cashier, and the shown balance follows by itself', async () => {
    const tab = await openTab(gatewayUrl);
    await registerPlayer(tab);
    const cashier = await openCashier(tab);
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

  it('whose reply is lost is paid once, though the player tries again after a reload', async () => {
    const tab = await openTab(gatewayUrl);
    await registerPlayer(tab);
    const cashier = await openCashier(tab);
    tab.loseReply('wallets/deposit');
    act(() => cashier.current.deposit.orderDeposit(by(5_000)));
    await waitFor(() => expect(cashier.current.deposit.state).toMatchObject({ status: 'refused', code: 'network_error' }), patience);
    await waitFor(() => expect(cashier.current.balance?.sumBalance).toBe(welcomeCredit + 5_000), patience);

    const reloaded = await openTab(gatewayUrl);
    const { result } = reloaded.run(useDeposit);
    act(() => result.current.orderDeposit(by(5_000)));
    await waitFor(() => expect(result.current.state.status).toBe('ordered'), patience);
    // A second order would be credited before this one, which comes after it.
    act(() => result.current.startAgain());
    await waitFor(() => expect(result.current.state.status).toBe('idle'));
    const { result: purse } = reloaded.run(() => {
      useLive();
      return useBalance().balance;
    });
    act(() => result.current.orderDeposit(by(100)));
    await waitFor(() => expect(purse.current?.sumBalance).toBe(welcomeCredit + 5_100), patience);
  });
});
