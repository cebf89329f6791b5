import { addBankCard, calls, listBanks, setFundPassword, setRealName } from '@baize/contract';
import { useWithdraw, useWithdrawals, useWithdrawTerms } from '@baize/features/cashier';
import { useLive } from '@baize/features/core';
import { useBalance } from '@baize/features/shell';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, inject, it } from 'vitest';
import { openTab, type Tab } from './support/openTab.tsx';
import { password, patience, registerPlayer, welcomeCredit } from './support/player.ts';

const gatewayUrl = inject('gatewayUrl');
const fundPassword = 'Fund1234';

/** Gives the tab's player all that a withdrawal needs. @returns the card's id. */
async function bindCard({ client }: Tab): Promise<string> {
  await client.send(setRealName, { realName: 'NGUYEN VAN AN', password });
  await client.send(setFundPassword, { password, newPassword: fundPassword, confirmNewPassword: fundPassword });
  const { banks } = await client.send(listBanks, {});
  const accountNumber = String(Date.now()).padStart(14, '9');
  const card = await client.send(addBankCard, { bankCode: banks[0]?.bankCode ?? '', accountNumber, fundPassword });
  return card.cardId;
}

async function openCashier(tab: Tab) {
  const { result } = tab.run(() => {
    useLive();
    return { withdraw: useWithdraw(), withdrawals: useWithdrawals(), terms: useWithdrawTerms(), balance: useBalance().balance };
  });
  await waitFor(() => expect(result.current.terms.status).toBe('ready'), patience);
  await waitFor(() => expect(tab.sent).toContain('GET live/events'), patience);
  return result;
}

describe('§4 §9 a withdrawal', () => {
  it('is followed from the order to the payment without a reload, and its receipt is confirmed', async () => {
    const tab = await openTab(gatewayUrl);
    await registerPlayer(tab);
    const cardId = await bindCard(tab);
    const cashier = await openCashier(tab);
    const { terms } = cashier.current;
    if (terms.status !== 'ready') throw new Error(terms.status);
    expect(terms.terms).toMatchObject({ balance: welcomeCredit, turnoverLeft: 0, withdrawable: 40_000 });
    act(() => cashier.current.withdraw.orderWithdrawal({ cardId, amount: 10_000, fundPassword, terms: terms.terms }));
    await waitFor(() => expect(cashier.current.withdraw.state).toMatchObject({ status: 'ordered', order: { amount: 10_000 } }), patience);
    await waitFor(() => expect(cashier.current.balance?.sumBalance).toBe(welcomeCredit - 10_000), patience);
    const ofState = (order: object) => ({ status: 'ready', orders: [order] });
    await waitFor(() => expect(cashier.current.withdrawals.state).toMatchObject(ofState({ state: 'paid' })), patience);
    const [order] = cashier.current.withdrawals.state.status === 'ready' ? cashier.current.withdrawals.state.orders : [];
    // Its reply is lost: the list says that it was taken.
    tab.loseReply(calls.confirmReceipt.path);
    await act(() => cashier.current.withdrawals.confirm(order?.orderId ?? '', { receipt: 'full' }));
    await waitFor(
      () => expect(cashier.current.withdrawals.state).toMatchObject(ofState({ state: 'confirmed', receipt: 'full' })),
      patience,
    );
  });

  it('whose reply is lost is found by its key, and taken once', async () => {
    const tab = await openTab(gatewayUrl);
    await registerPlayer(tab);
    const cardId = await bindCard(tab);
    const cashier = await openCashier(tab);
    const { terms } = cashier.current;
    if (terms.status !== 'ready') throw new Error(terms.status);
    tab.loseReply(calls.createWithdrawal.path);
    act(() => cashier.current.withdraw.orderWithdrawal({ cardId, amount: 10_000, fundPassword, terms: terms.terms }));
    await waitFor(() => expect(cashier.current.withdraw.state).toMatchObject({ status: 'ordered', order: { amount: 10_000 } }), patience);
    await waitFor(() => expect(cashier.current.balance?.sumBalance).toBe(welcomeCredit - 10_000), patience);
    expect(tab.sent.filter((one) => one === `POST ${calls.createWithdrawal.path}`)).toHaveLength(1);
  });

  it('whose reply is lost is taken once, though the fund password is mistyped at the second try', async () => {
    const tab = await openTab(gatewayUrl);
    await registerPlayer(tab);
    const cardId = await bindCard(tab);
    const cashier = await openCashier(tab);
    const { terms } = cashier.current;
    if (terms.status !== 'ready') throw new Error(terms.status);
    const order = (typed: string): void =>
      cashier.current.withdraw.orderWithdrawal({ cardId, amount: 10_000, fundPassword: typed, terms: terms.terms });
    tab.loseReply(calls.createWithdrawal.path);
    tab.loseEachReply(calls.getOrderOutcome.path);
    act(() => order(fundPassword));
    await waitFor(() => expect(cashier.current.withdraw.state).toMatchObject({ status: 'unknown', code: 'network_error' }), patience);
    act(() => order('Wrong123'));
    await waitFor(
      () => expect(cashier.current.withdraw.state).toMatchObject({ status: 'unknown', code: 'idempotency_key_conflict' }),
      patience,
    );
    act(() => order(fundPassword));
    await waitFor(() => expect(cashier.current.withdraw.state.status).toBe('ordered'), patience);
    expect((await tab.client.send(calls.listWithdrawals, {})).rows).toHaveLength(1);
  });
});
