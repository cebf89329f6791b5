import type { Currency } from '@baize/contract';
import type { SeamlessReply } from '@baize/gateway/ports';
import type { WalletCall } from './walletClient.ts';

/** Play money of a new demo, in the minor unit. */
const demoMoney = 1_000_000;

/** A wallet of play money in memory, under the rules of the real one as far as a lone player can meet them. */
export function createDemoWallet(currency: Currency, limit = 5_000): WalletCall {
  const purses = new Map<string, { balance: number; done: Map<string, SeamlessReply> }>();
  const remembered = 50;

  function purseOf(session: string) {
    const purse = purses.get(session) ?? { balance: demoMoney, done: new Map<string, SeamlessReply>() };
    // Back to the young end, so that the longest unused purse goes first.
    purses.delete(session);
    purses.set(session, purse);
    const [oldest] = purses.keys();
    if (purses.size > limit && oldest !== undefined) purses.delete(oldest);
    return purse;
  }

  return async (call, body) => {
    const purse = purseOf(body.session);
    const ok = (): SeamlessReply => ({ status: 'OK', balance: purse.balance, currency });
    if (!('transactionId' in body)) return ok();
    const known = purse.done.get(body.transactionId);
    if (known) return known;
    const change = 'amount' in body ? (call === 'bet' ? -body.amount : body.amount) : 0;
    if (purse.balance + change < 0) return { status: 'ERROR', code: 'INSUFFICIENT_FUNDS', balance: purse.balance };
    purse.balance += change;
    const reply = ok();
    purse.done.set(body.transactionId, reply);
    const [oldest] = purse.done.keys();
    if (purse.done.size > remembered && oldest !== undefined) purse.done.delete(oldest);
    return reply;
  };
}
