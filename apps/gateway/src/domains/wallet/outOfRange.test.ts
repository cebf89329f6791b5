import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runOperator } from '../../operator/commands.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';

const most = Number.MAX_SAFE_INTEGER;
const member = 'member01';

let gateway: TestGateway;
let session: string;
let token: string;
const operator = (...args: string[]) => {
  const { database, queue, settings, sender, live } = gateway.services;
  return runOperator({ db: database.db, queue, settings, sender, changed: live.changed }, args);
};
const logIn = async (username: string): Promise<string> =>
  (await call(gateway.url, 'login', { type: 'username', username, password: 'Baize123' })).body.value.token;
const balance = async (owner = token): Promise<number> =>
  (await call(gateway.url, 'getBalance', {}, { token: owner })).body.value.sumBalance;

beforeAll(async () => {
  gateway = await startTestGateway();
  token = await logIn(member);
  const { gameId, nodeId, vassalage } = (await call(gateway.url, 'getPopularGames', { group: 'popular', size: 1 })).body.value.games[0];
  const launch = { accountType: 1, confirmTrans: true, launchMode: 'window', platform: 'html5', clientType: 3, language: 'vi' } as const;
  const launched = await call(gateway.url, 'launchGame', { ...launch, gameId, nodeId, vassalage }, { token });
  session = /s=([\w-]{65})/.exec(launched.body.value.game_url)?.[1] ?? '';
});
afterAll(() => gateway.close());

async function send(name: 'bet' | 'win', part: Record<string, unknown>) {
  const payload = JSON.stringify({ session, transactionId: randomUUID(), currency: 'VND', ...part });
  const time = String(Date.now());
  const signature = createHmac('sha256', gateway.services.secrets.providerSecret).update(`${time}.${payload}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-provider': 'sandbox', 'x-timestamp': time, 'x-signature': signature };
  const reply = await gateway.app.inject({ method: 'POST', url: `/provider/v1/${name}`, headers, payload });
  return { status: reply.statusCode, ...reply.json() };
}

describe('an amount beyond the wallet’s range is refused for good, and nothing is written', () => {
  test('a provider’s win, which it would repeat for ever after a fault', async () => {
    const bet = { roundId: 'large', transactionId: randomUUID(), amount: 1_000 };
    expect(await send('bet', bet)).toMatchObject({ status: 'OK' });
    const before = await balance();
    const win = { roundId: 'large', transactionId: randomUUID(), betTransactionId: bet.transactionId, amount: most, roundEnded: true };
    for (let times = 0; times < 2; times += 1) {
      expect(await send('win', win)).toMatchObject({ status: 'ERROR', code: 'AMOUNT_OUT_OF_RANGE' });
    }
    expect(await balance()).toBe(before);
    expect(await send('win', { ...win, amount: 2_000 })).toMatchObject({ status: 'OK', balance: before + 2_000 });
  });

  test('a provider’s bet of the largest number is more than the balance', async () => {
    expect(await send('bet', { roundId: 'most', amount: most })).toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
  });

  test('an operator’s credit', async () => {
    const before = await balance();
    await expect(operator('credit', member, String(most), '--reason', 'test')).rejects.toThrow('A number is too large');
    expect(await balance()).toBe(before);
  });

  test.each([
    ['notice', 'remove', '99999999999'],
    ['feedback', 'answer', '99999999999', 'text'],
    ['feedback', 'show', '99999999999'],
    ['application', 'show', '99999999999'],
    ['withdrawal', 'pay', '99999999999'],
    ['deposit', 'credit', '99999999999'],
    ['card', 'unlock', '99999999999'],
  ])('an operator’s %s %s %s is answered with what to type', async (...words) => {
    await expect(operator(...words)).rejects.toMatchObject({ name: 'OperatorError' });
  });
});
