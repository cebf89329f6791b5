import type { CallName, calls, RequestInputOf } from '@baize/contract';
import { expect } from 'vitest';
import { addCard, call, fundPassword, newId, openGame, type Reply, registerPlayer, wallet } from './client.ts';
import type { CrashHouse } from './crashHouse.ts';

/** Money that was asked to move: what names it, and what the house said. */
export interface Asked {
  what: CallName | 'bet' | 'win' | 'rollback';
  /** Of the round’s transaction, or the key of the order. */
  id: string;
  /** Sends the very same again. */
  send(): Promise<Reply | undefined>;
  /** The last answer; undefined where none has come. */
  reply: Reply | undefined;
  /** What came in place of an answer, and when by `performance.now()`; without a reply the connection broke. */
  faults: { at: number; reply: Reply | undefined }[];
}

interface Bet {
  roundId: string;
  transactionId: string;
}

const isAnswer = (reply: Reply | undefined): boolean =>
  reply !== undefined && reply.status < 500 && reply.body.errorCode !== 'idempotency_in_progress';

export const isTaken = ({ reply }: Asked): boolean => reply?.status === 200;

/** A member below the agent, with a card and a game that is open, and all that was asked in their names. */
export async function newMember(house: CrashHouse, agent: string) {
  const token = await registerPlayer(house.url(0), { referralCode: 'AGENT01' });
  const { id, account } = (await call(house.url(0), 'getMemberInfo', {}, { token })).body.value;
  if (!(await house.operate('to-upline', account, 'on'))) throw new Error(`${account} has no upline`);
  const cardId = await addCard(house.url(0), token);
  const session = await openGame(house.url(0), token);
  const asked: Asked[] = [];
  const bets: Bet[] = [];
  let turn = 0;
  /** One gateway after the other. */
  const nextUrl = (): string => {
    turn += 1;
    return house.url(turn);
  };

  async function ask(what: Asked['what'], named: string, send: (url: string) => Promise<Reply>): Promise<void> {
    const one: Asked = {
      what,
      id: named,
      send: async () => {
        const reply = await send(nextUrl()).catch(() => undefined);
        if (!isAnswer(reply)) one.faults.push({ at: performance.now(), reply });
        return reply;
      },
      reply: undefined,
      faults: [],
    };
    asked.push(one);
    // Every third is sent twice at once, as by a finger that was too quick: at both gateways, where there are two.
    const replies = await Promise.all(asked.length % 3 === 0 ? [one.send(), one.send()] : [one.send()]);
    const taken = replies.filter((reply) => reply?.status === 200);
    for (const reply of taken) expect(reply?.body).toEqual(taken[0]?.body);
    one.reply = taken[0] ?? (replies.every(isAnswer) ? replies[0] : undefined);
  }
  function order<Name extends CallName>(name: Name, request: RequestInputOf<(typeof calls)[Name]>, by = token): Promise<void> {
    const idempotencyKey = newId();
    return ask(name, idempotencyKey, (url) => call(url, name, request, { token: by, idempotencyKey }));
  }
  const play = (what: 'bet' | 'win' | 'rollback', transactionId: string, request: object): Promise<void> =>
    ask(what, transactionId, (url) => wallet(url, what, { session, transactionId, ...request }));
  const taken = (what: Asked['what']) => asked.filter((one) => one.what === what && isTaken(one));

  return {
    id: String(id),
    token,
    asked,
    deposit: (amount: number, channelId: 'acb' | 'vietcombank', promotionId?: string) =>
      order('createDeposit', { channelId, amount, ...(promotionId && { promotionId }) }),
    withdraw: (amount: number) => order('createWithdrawal', { cardId, amount, fundPassword }),
    up: (amount: number) => order('transferToUpline', { amount, fundPassword }),
    down: (amount: number) => order('transferToDownline', { account, amount, fundPassword }, agent),
    move: (from: string, to: string, amount: number) => order('transferFund', { from, to, amount }),
    gather: () => order('gatherWallets', {}),
    bets,
    bet(roundId: string, amount: number): Promise<void> {
      const transactionId = newId();
      bets.push({ roundId, transactionId });
      return play('bet', transactionId, { roundId, amount, currency: 'VND' });
    },
    win: ({ roundId, transactionId: betTransactionId }: Bet, amount: number) =>
      play('win', newId(), { roundId, betTransactionId, amount, currency: 'VND', roundEnded: true }),
    rollback: ({ roundId, transactionId: betTransactionId }: Bet) => play('rollback', newId(), { roundId, betTransactionId }),
    ordersOf: (what: 'createDeposit' | 'createWithdrawal'): { orderId: string; payTo?: { contentCode: string } }[] =>
      taken(what).map(({ reply }) => reply?.body.value),
    /** Says what was received, or gives an order up: neither has a key, and each may be said again. */
    say: (name: 'confirmReceipt' | 'cancelDeposit', request: RequestInputOf<(typeof calls)['confirmReceipt' | 'cancelDeposit']>) =>
      call(nextUrl(), name, request as never, { token }).catch(() => undefined),
    /** Sends again what was not answered, until it is. */
    async answerAll(): Promise<void> {
      for (const one of asked) {
        while (one.reply === undefined) {
          const reply = await one.send();
          if (isAnswer(reply)) one.reply = reply;
        }
      }
    },
  };
}
export type PlayedMember = Awaited<ReturnType<typeof newMember>>;
