import type { BankCard, RequestInputOf } from '@baize/contract';
import { type addBankCard, limits } from '@baize/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { registerPlayer } from '../../testingPlayers.ts';

type NewCard = Partial<RequestInputOf<typeof addBankCard>>;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
});
afterAll(() => gateway.close());

const fundPassword = 'Fund1234';
let made = 0;
/** A number that no card has. */
function newNumber(): string {
  made += 1;
  return `97040000${String(made).padStart(4, '0')}`;
}

async function newPlayer({ realName = 'NGUYEN VAN AN', hasFund = true }: { realName?: string; hasFund?: boolean } = {}) {
  const { token, username, password } = await registerPlayer(gateway.url);
  if (realName) await call(gateway.url, 'setRealName', { realName, password }, { token });
  if (hasFund) {
    await call(gateway.url, 'setFundPassword', { password, newPassword: fundPassword, confirmNewPassword: fundPassword }, { token });
  }
  const add = (card: NewCard = {}) =>
    call(gateway.url, 'addBankCard', { bankCode: 'VCB', accountNumber: newNumber(), fundPassword, ...card }, { token });
  const list = async () => ((await call(gateway.url, 'listBankCards', {}, { token })).body.value as { cards: BankCard[] }).cards;
  const remove = (cardId: string, fund = fundPassword) => call(gateway.url, 'removeBankCard', { cardId, fundPassword: fund }, { token });
  return { token, username, add, list, remove };
}
const cardIn = (reply: { body: { value: unknown } }) => reply.body.value as BankCard;

test('the banks that the cashier pays to are told by code and name, each once', async () => {
  const { token } = await newPlayer({ realName: '', hasFund: false });
  const { banks } = (await call(gateway.url, 'listBanks', {}, { token })).body.value as { banks: Record<string, string>[] };
  expect(banks.length).toBeGreaterThanOrEqual(20);
  expect(banks).toContainEqual({ bankCode: 'VCB', name: 'Vietcombank' });
  expect(new Set(banks.map(({ bankCode }) => bankCode)).size).toBe(banks.length);
});

test('a card is listed covered: number and holder can be read by who knows them alone', async () => {
  const { add, list } = await newPlayer();
  const card = cardIn(await add({ bankCode: 'MB', accountNumber: '0123456789' }));
  expect(card).toEqual({
    cardId: expect.any(String),
    bankCode: 'MB',
    bankName: 'MB Bank',
    accountNumber: '******6789',
    holderName: 'N***** V** A*',
    isLocked: false,
    addedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
  expect(await list()).toEqual([card]);
});

describe('§9 up to five of an account', () => {
  test('the sixth is refused, and one more may come once one has gone', async () => {
    const { add, list, remove } = await newPlayer();
    for (let held = 0; held < limits.bankCards; held += 1) expect((await add()).status).toBe(200);
    expect((await add()).body).toMatchObject({ errorCode: 'too_many_bank_cards' });
    const [first] = await list();
    expect((await remove(first?.cardId ?? '')).status).toBe(200);
    expect(await list()).not.toContainEqual(first);
    expect((await add()).status).toBe(200);
    expect(await list()).toHaveLength(limits.bankCards);
  });

  test('of eight that come at once five are taken', async () => {
    const { add, list } = await newPlayer();
    const replies = await Promise.all(Array.from({ length: 8 }, () => add()));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409, 409, 409]);
    expect(await list()).toHaveLength(limits.bankCards);
  });

  test('the same card again is one, also where five are held', async () => {
    const { add, list } = await newPlayer();
    const accountNumber = newNumber();
    const first = cardIn(await add({ accountNumber }));
    while ((await list()).length < limits.bankCards) await add();
    expect(cardIn(await add({ accountNumber }))).toEqual(first);
    expect(await list()).toHaveLength(limits.bankCards);
  });
});

describe('§3 bound to one account only', () => {
  test('another account’s card is refused, whosesoever it is, and is free again once it was removed', async () => {
    const [owner, other] = [await newPlayer(), await newPlayer()];
    const accountNumber = newNumber();
    const { cardId } = cardIn(await owner.add({ accountNumber }));
    const refused = await other.add({ accountNumber });
    expect(refused.body).toMatchObject({ errorCode: 'bank_card_taken' });
    expect(JSON.stringify(refused.body)).not.toContain(owner.username);
    expect((await other.add({ accountNumber, bankCode: 'ACB' })).status).toBe(200);
    await owner.remove(cardId);
    expect((await other.add({ accountNumber })).status).toBe(200);
  });

  test('of six accounts that come at once with the same card one has it', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => newPlayer()));
    const accountNumber = newNumber();
    const replies = await Promise.all(players.map(({ add }) => add({ accountNumber })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ body }) => body.errorCode === 'bank_card_taken')).toHaveLength(5);
    const held = await Promise.all(players.map(({ list }) => list()));
    expect(held.flat()).toHaveLength(1);
  });

  test('of another member’s card nothing can be seen or removed', async () => {
    const [owner, stranger] = [await newPlayer(), await newPlayer()];
    const { cardId } = cardIn(await owner.add());
    expect((await stranger.remove(cardId)).body).toMatchObject({ errorCode: 'bank_card_not_found' });
    expect(await stranger.list()).toEqual([]);
    expect(await owner.list()).toHaveLength(1);
  });
});

describe('§5 the holder is the registered real name', () => {
  test.each(['Nguyễn Văn An', ' nguyen  van an '])('spelt %j as well', async (holderName) => {
    const { add, list } = await newPlayer();
    expect((await add({ holderName })).status).toBe(200);
    expect((await list())[0]).toMatchObject({ holderName: 'N***** V** A*' });
  });

  test.each(['NGUYEN VAN ANH', 'A', '%', "' or 1=1 --"])('another name, such as %j, is refused at its field', async (holderName) => {
    const { add, list } = await newPlayer();
    expect((await add({ holderName })).body).toMatchObject({
      errorCode: 'validation_failed',
      details: { fields: [{ field: 'holderName', code: 'holder_mismatch' }] },
    });
    expect(await list()).toEqual([]);
  });

  test('has to be set first', async () => {
    const { add } = await newPlayer({ realName: '' });
    expect((await add()).body).toMatchObject({ errorCode: 'real_name_missing' });
    expect((await add({ holderName: 'NGUYEN VAN AN' })).body).toMatchObject({ errorCode: 'real_name_missing' });
  });
});

describe('§9 fund password required', () => {
  test('none, or a wrong one: nothing is added and nothing removed', async () => {
    const without = await newPlayer({ hasFund: false });
    expect((await without.add()).body).toMatchObject({ errorCode: 'fund_password_missing' });
    const { add, list, remove } = await newPlayer();
    expect((await add({ fundPassword: 'Wrong123' })).body).toMatchObject({ errorCode: 'fund_password_error' });
    const { cardId } = cardIn(await add());
    expect((await remove(cardId, 'Wrong123')).body).toMatchObject({ errorCode: 'fund_password_error' });
    expect(await list()).toHaveLength(1);
  });

  test('who guesses at it by adding cards is kept out, as elsewhere', async () => {
    const { add } = await newPlayer();
    for (let tries = 0; tries < 10; tries += 1) await add({ fundPassword: 'Wrong123' });
    expect((await add()).body).toMatchObject({ errorCode: 'TOO_MANY_REQUEST' });
  });
});

test.each(['', '12345', '1'.repeat(20), '1234 5678', '12345678x', '-123456', '１２３４５６７', '1e10000', "123456' or 1=1", '123456\n'])(
  '§9 an account number such as %j is refused at its field',
  async (accountNumber) => {
    const { add, list } = await newPlayer();
    const { status, body } = await add({ accountNumber });
    expect([status, body.details?.fields?.map(({ field }: { field: string }) => field)]).toEqual([400, ['accountNumber']]);
    expect(await list()).toEqual([]);
  },
);

test('a bank that the cashier does not pay to is refused, and a card that is none is not found', async () => {
  const { add, remove, token } = await newPlayer();
  for (const bankCode of ['NONE', '__proto__', 'vcb'])
    expect((await add({ bankCode })).body).toMatchObject({ errorCode: 'bank_not_offered' });
  expect((await remove(crypto.randomUUID())).body).toMatchObject({ errorCode: 'bank_card_not_found' });
  expect((await call(gateway.url, 'removeBankCard', { cardId: "' or 1=1", fundPassword }, { token })).status).toBe(400);
});
