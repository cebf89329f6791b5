import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { balanceOf, newId, openGame, type Reply, registerPlayer, wallet } from './support/client.ts';
import { type House, openHouse } from './support/house.ts';

const start = 250_000;
const stake = 1_000;
const prize = 3_000;
const players = 8;

type Move = 'bet' | 'win' | 'end' | 'rollbackOfBet' | 'rollbackOfWin';
const moves: readonly Move[] = ['bet', 'win', 'end', 'rollbackOfBet', 'rollbackOfWin'];

function ordersOf(items: readonly Move[]): Move[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) => ordersOf(items.filter((item) => item !== first)).map((rest) => [first, ...rest]));
}

/** The five requests of a round: its bet, the win of the bet, a win of nothing that ends it, and a rollback of either. */
function roundOf(session: string) {
  const [roundId, betTransactionId, winTransactionId] = [newId(), newId(), newId()];
  const about = { session, roundId };
  const paid = { ...about, currency: 'VND', betTransactionId };
  const requests = {
    bet: ['bet', { ...about, transactionId: betTransactionId, amount: stake, currency: 'VND' }],
    win: ['win', { ...paid, transactionId: winTransactionId, amount: prize, roundEnded: false }],
    end: ['win', { ...paid, transactionId: newId(), amount: 0, roundEnded: true }],
    rollbackOfBet: ['rollback', { ...about, transactionId: newId(), betTransactionId }],
    rollbackOfWin: ['rollback', { ...about, transactionId: newId(), winTransactionId }],
  } as const satisfies Record<Move, readonly ['bet' | 'win' | 'rollback', Record<string, unknown>]>;
  return {
    send: (url: string, move: Move): Promise<Reply> => {
      const [name, request] = requests[move];
      return wallet(url, name, request);
    },
    rollBackBetAgain: (url: string) => wallet(url, 'rollback', { ...about, transactionId: newId(), betTransactionId }),
  };
}

describe.each(['PGlite', 'PostgreSQL with two gateways'] as const)('%s', (kind) => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse(kind);
  });
  afterAll(() => house?.close());
  const url = (index: number) => house.urls[index % house.urls.length] as string;

  /** Sends the requests of a round in one order, none waiting for another. @returns what the round moved on the balance. */
  async function play(session: string, order: readonly Move[], at: number): Promise<number> {
    const round = roundOf(session);
    const replies = await Promise.all(order.map(async (move, index) => [move, (await round.send(url(at + index), move)).body] as const));
    const done = Object.fromEntries(replies.map(([move, { status }]) => [move, status === 'OK'])) as Record<Move, boolean>;
    const said = JSON.stringify(replies);
    for (const [, { code }] of replies)
      expect(code ?? 'OK', said).toMatch(/^(OK|BET_NOT_FOUND|BET_ROLLED_BACK|BET_SETTLED|WIN_ROLLED_BACK)$/);
    const isBetBack = done.bet && done.rollbackOfBet;
    const isWinBack = done.win && done.rollbackOfWin;
    expect(isBetBack && done.win && !isWinBack, `the bet is won and taken back: ${said}`).toBe(false);
    const isSettled = done.end || (done.win && !isWinBack);
    const last = (await round.rollBackBetAgain(url(at))).body;
    if (isSettled) expect(last.code, said).toBe('BET_SETTLED');
    const isBackAtLast = isBetBack || (done.bet && last.status === 'OK');
    return (done.bet && !isBackAtLast ? -stake : 0) + (done.win && !isWinBack ? prize : 0);
  }

  test('bet, win, end and rollbacks of one round at once, in every order, never pay a bet twice', async () => {
    const orders = ordersOf(moves);
    await Promise.all(
      Array.from({ length: players }, async (_, player) => {
        const token = await registerPlayer(url(player));
        const session = await openGame(url(player), token);
        const own = orders.filter((_order, index) => index % players === player);
        let moved = 0;
        for (const [at, order] of own.entries()) moved += await play(session, order, at + player);
        expect(await balanceOf(url(player), token)).toBe(start + moved);
      }),
    );
    expect(await house.deadlocks()).toBe(0);
    expect(await house.audit()).toEqual({ wrongBalances: 0, unbalanced: 0, negative: 0 });
  });
});
