import { limits } from '@baize/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addBankCard, listBankCards } from '../../apps/gateway/src/domains/cashier/bankCards.ts';
import { startTestGateway, type TestGateway } from '../../apps/gateway/src/testing.ts';
import { call } from '../../apps/gateway/src/testingClient.ts';
import { registerPlayer } from '../../apps/gateway/src/testingPlayers.ts';
import { createDatabase } from './support/databases.ts';

let gateway: TestGateway;
beforeAll(async () => {
  const env = { GATEWAY_SECRET: 'a secret for tests, which is long enough' };
  gateway = await startTestGateway({ databaseUrl: await createDatabase(), env });
});
afterAll(async () => {
  await gateway?.close();
});

/** A player who may add cards. */
async function newPlayer() {
  const { token, password } = await registerPlayer(gateway.url);
  await call(gateway.url, 'setRealName', { realName: 'NGUYEN VAN AN', password }, { token });
  const { id } = (await call(gateway.url, 'getMemberInfo', {}, { token })).body.value as { id: string };
  const { database, cashier } = gateway.services;
  // Below the route: the fund password’s hash would set the requests apart.
  const add = (accountNumber: string): Promise<string> =>
    addBankCard(database.db, cashier, id, { bankCode: 'VCB', accountNumber }).then(
      () => 'added',
      ({ code }) => code,
    );
  const count = async () => (await listBankCards(database.db, cashier, id)).length;
  return { add, count };
}

describe('bank cards that come at once, on PostgreSQL', () => {
  test('§9 of eight of one account five are taken', async () => {
    const { add, count } = await newPlayer();
    const said = await Promise.all(Array.from({ length: 8 }, (_, index) => add(`97041234000${index}`)));
    expect(said.filter((one) => one === 'added')).toHaveLength(limits.bankCards);
    expect(said.filter((one) => one === 'too_many_bank_cards')).toHaveLength(3);
    expect(await count()).toBe(limits.bankCards);
  });

  test('§3 the same card of six accounts is one account’s; of one account it is one card', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, newPlayer));
    const said = await Promise.all(players.map(({ add }) => add('9704555566')));
    expect(said.sort()).toEqual(['added', ...Array(5).fill('bank_card_taken')]);
    const { add, count } = await newPlayer();
    expect(await Promise.all(Array.from({ length: 6 }, () => add('9704777788')))).toEqual(Array(6).fill('added'));
    expect(await count()).toBe(1);
  });
});
