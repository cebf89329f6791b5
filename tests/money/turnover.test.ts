import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db, Tx } from '../../apps/gateway/src/db/database.ts';
import { schema } from '../../apps/gateway/src/db/schema.ts';
import { creditDeposit, orderDeposit } from '../../apps/gateway/src/domains/cashier/deposits.ts';
import { turnoverLeft } from '../../apps/gateway/src/domains/cashier/turnover.ts';
import { orderWithdrawal } from '../../apps/gateway/src/domains/cashier/withdrawals.ts';
import { transferMoney } from '../../apps/gateway/src/domains/transfers/transfers.ts';
import { startTestGateway, type TestGateway } from '../../apps/gateway/src/testing.ts';
import { call } from '../../apps/gateway/src/testingClient.ts';
import { registerPlayer } from '../../apps/gateway/src/testingPlayers.ts';
import { createDatabase } from './support/databases.ts';
import { countWaiting } from './support/waiting.ts';

let gateway: TestGateway;
beforeAll(async () => {
  // Nothing is settled by itself while a test looks.
  const env = { GATEWAY_SECRET: 'a secret for tests, which is long enough', SANDBOX_CASHIER_DELAY: '600000' };
  gateway = await startTestGateway({ databaseUrl: await createDatabase(), env });
});
afterAll(async () => {
  await gateway?.close();
});

async function newPlayer() {
  const { token, username } = await registerPlayer(gateway.url);
  const { id } = (await call(gateway.url, 'getMemberInfo', {}, { token })).body.value as { id: string };
  return { customerId: id, account: username };
}
const db = (): Db => gateway.services.database.db;
const house = () => {
  const { cashier, queue, settings, timeZone } = gateway.services;
  return { cashier, queue, timeZone, terms: settings.cashierTerms() };
};

const ways: Record<string, (tx: Tx, player: Awaited<ReturnType<typeof newPlayer>>) => Promise<unknown>> = {
  'a withdrawal': async (tx, { customerId }) => {
    const cardId = randomUUID();
    const accountNumber = String(Date.now());
    await tx.insert(schema.bankCards).values({ customerId, id: cardId, bankCode: 'VCB', accountNumber, holderName: 'NGUYEN VAN AN' });
    return orderWithdrawal(tx, house(), customerId, { cardId, amount: 500 });
  },
  'a transfer': async (tx, player) => {
    const { customerId, account } = await newPlayer();
    const receiver = { customerId, account, nickname: account, role: 'agent' as const, isAvailable: true };
    return transferMoney(tx, player, receiver, { amount: 500, kind: 'transferToUpline', timeZone: house().timeZone });
  },
};

test.each(Object.entries(ways))(
  '§9 "30% of the deposit must be wagered first": %s waits for a deposit that is being credited, and asks for it',
  async (_, leave) => {
    const player = await newPlayer();
    const { customerId } = player;
    const { orderId: id } = await db().transaction((tx) => orderDeposit(tx, house(), customerId, { channelId: 'acb', amount: 10_000 }));
    let left: Promise<string> = Promise.resolve('not tried');
    await db().transaction(async (tx) => {
      await creditDeposit(tx, { customerId, id, amount: 10_000 }, house().timeZone);
      left = db()
        .transaction((other) => leave(other, player))
        .then(
          () => 'left',
          ({ code }) => code,
        );
      await expect.poll(() => countWaiting(db())).toBe(1);
    });
    expect(await left).toBe('turnover_not_met');
    expect((await turnoverLeft(db(), customerId, house().timeZone)).left).toBe(3_000);
  },
);
