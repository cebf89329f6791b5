import { calls, setFundPassword } from '@baize/contract';
import { useLive } from '@baize/features/core';
import { useBalance } from '@baize/features/shell';
import { type TransferReceiver, useTransfer, useTransferTerms } from '@baize/features/transfers';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, inject, it } from 'vitest';
import { openTab, type Tab } from './support/openTab.tsx';
import { password, patience, registerPlayer } from './support/player.ts';

const gatewayUrl = inject('gatewayUrl');
const fundPassword = 'Fund1234';

/** Logs one of the demo accounts in, as the login does. */
async function logIn(tab: Tab, username: string): Promise<void> {
  const reply = await tab.client.send(calls.login, { type: 'username', username, password: 'Baize123' });
  act(() => tab.session.start({ token: reply.token, account: username }));
}

async function openTransfers(tab: Tab) {
  const { result, unmount } = tab.run(() => {
    useLive();
    return { transfer: useTransfer(), terms: useTransferTerms(), balance: useBalance().balance };
  });
  await waitFor(() => expect(result.current.terms.status).toBe('ready'), patience);
  await waitFor(() => expect(result.current.balance).toBeDefined(), patience);
  const { terms: state } = result.current;
  if (state.status !== 'ready') throw new Error(state.status);
  const { upline } = state.terms;
  const send = (receiver: TransferReceiver, typed = fundPassword): void =>
    act(() => result.current.transfer.sendMoney({ receiver, amount: 1_000, fundPassword: typed, terms: state.terms }));
  const status = () => result.current.transfer.state.status;
  return { result, unmount, send, status, upline: upline && { ...upline, way: 'upline' as const } };
}

describe('§6 a transfer to upline', () => {
  it('whose reply is lost is made once, though the page is loaded anew and the fund password mistyped', async () => {
    const tab = await openTab(gatewayUrl);
    await logIn(tab, 'contract01');
    const before = (await tab.client.send(calls.getBalance, {})).sumBalance;
    const first = await openTransfers(tab);
    if (!first.upline) throw new Error('contract01 has an upline');
    expect(first.upline.account).toBe('agent01');
    tab.loseReply(calls.transferToUpline.path);
    tab.loseEachReply(calls.getOrderOutcome.path);
    first.send(first.upline);
    await waitFor(() => expect(first.result.current.transfer.state).toMatchObject({ status: 'unknown', code: 'network_error' }), patience);
    first.unmount();

    const { result, send, status } = await openTransfers(tab);
    send(first.upline, 'Wrong123');
    await waitFor(
      () => expect(result.current.transfer.state).toMatchObject({ status: 'unknown', code: 'idempotency_key_conflict' }),
      patience,
    );
    send(first.upline);
    await waitFor(() => expect(status()).toBe('sent'), patience);
    expect((await tab.client.send(calls.getBalance, {})).sumBalance).toBe(before - 1_000);
    await waitFor(() => expect(result.current.balance?.sumBalance).toBe(before - 1_000), patience);

    act(() => result.current.transfer.startAgain());
    await waitFor(() => expect(status()).toBe('idle'), patience);
    send(first.upline);
    await waitFor(() => expect(status()).toBe('sent'), patience);
    expect((await tab.client.send(calls.getBalance, {})).sumBalance, 'the next one is another').toBe(before - 2_000);
  });

  it('whose reply is lost is found by its key, and not sent again', async () => {
    const tab = await openTab(gatewayUrl);
    await logIn(tab, 'contract01');
    const before = (await tab.client.send(calls.getBalance, {})).sumBalance;
    const { result, send, status, upline } = await openTransfers(tab);
    if (!upline) throw new Error('contract01 has an upline');
    tab.loseReply(calls.transferToUpline.path);
    send(upline);
    await waitFor(() => expect(status()).toBe('sent'), patience);
    expect(result.current.transfer.state).toMatchObject({ transfer: { amount: 1_000, balance: before - 1_000 } });
    expect(tab.sent.filter((one) => one === `POST ${calls.transferToUpline.path}`)).toHaveLength(1);
  });

  it('is not there for a player who has none', async () => {
    const tab = await openTab(gatewayUrl);
    await registerPlayer(tab);
    await tab.client.send(setFundPassword, { password, newPassword: fundPassword, confirmNewPassword: fundPassword });
    const { result, send, upline } = await openTransfers(tab);
    expect(upline).toBeUndefined();
    send({ account: 'agent01', nickname: '', way: 'upline' });
    await waitFor(() => expect(result.current.transfer.state).toMatchObject({ code: 'function.not.available' }), patience);
  });
});
