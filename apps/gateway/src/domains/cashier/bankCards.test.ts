import type { BankCard, RequestInputOf } from '@baize/contract';
import { type addBankCard, limits } from '@baize/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../db/schema.ts';
import { eventsAfter } from '../../live/outbox.ts';
import { runOperator } from '../../operator/commands.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { messagesTo } from '../../testingOutbox.ts';
import { proveEmail, registerPlayer } from '../../testingPlayers.ts';

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
const operate = (...words: string[]) => {
  const { database, queue, settings, sender, live } = gateway.services;
  return runOperator({ db: database.db, queue, settings, sender, changed: live.changed }, words);
};
const cardIn = (reply: { body: { value: unknown } }) => reply.body.value as BankCard;

test('the cashier’s banks are listed by code and name, each once', async () => {
  const { token } = await newPlayer({ realName: '', hasFund: false });
  const { banks } = (await call(gateway.url, 'listBanks', {}, { token })).body.value as { banks: Record<string, string>[] };
  expect(banks.length).toBeGreaterThanOrEqual(20);
  expect(banks).toContainEqual({ bankCode: 'VCB', name: 'Vietcombank' });
  expect(new Set(banks.map(({ bankCode }) => bankCode)).size).toBe(banks.length);
});

test('a card is listed with a masked number and holder', async () => {
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

describe('§9 up to five cards of an account', () => {
  test('the sixth is refused, and a removal makes room for one more', async () => {
    const { add, list, remove } = await newPlayer();
    for (let held = 0; held < limits.bankCards; held += 1) expect((await add()).status).toBe(200);
    expect((await add()).body).toMatchObject({ errorCode: 'too_many_bank_cards' });
    const [first] = await list();
    expect((await remove(first?.cardId ?? '')).status).toBe(200);
    expect(await list()).not.toContainEqual(first);
    expect((await add()).status).toBe(200);
    expect(await list()).toHaveLength(limits.bankCards);
  });

  test('of eight at the same time five are accepted', async () => {
    const { add, list } = await newPlayer();
    const replies = await Promise.all(Array.from({ length: 8 }, () => add()));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409, 409, 409]);
    expect(await list()).toHaveLength(limits.bankCards);
  });

  test('a repeated card does not count, also with five cards', async () => {
    const { add, list } = await newPlayer();
    const accountNumber = newNumber();
    const first = cardIn(await add({ accountNumber }));
    while ((await list()).length < limits.bankCards) await add();
    expect(cardIn(await add({ accountNumber }))).toEqual(first);
    expect(await list()).toHaveLength(limits.bankCards);
  });
});

describe('§3 bound to one account only', () => {
  test('another account’s card is refused, and is free after its removal', async () => {
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

  test('of six accounts with the same card at the same time one gets it', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => newPlayer()));
    const accountNumber = newNumber();
    const replies = await Promise.all(players.map(({ add }) => add({ accountNumber })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ body }) => body.errorCode === 'bank_card_taken')).toHaveLength(5);
    const held = await Promise.all(players.map(({ list }) => list()));
    expect(held.flat()).toHaveLength(1);
  });

  test('another member’s card can’t be seen or removed', async () => {
    const [owner, stranger] = [await newPlayer(), await newPlayer()];
    const { cardId } = cardIn(await owner.add());
    expect((await stranger.remove(cardId)).body).toMatchObject({ errorCode: 'bank_card_not_found' });
    expect(await stranger.list()).toEqual([]);
    expect(await owner.list()).toHaveLength(1);
  });
});

describe('§5 the holder is the registered real name', () => {
  test.each(['Nguyễn Văn An', ' nguyen  van an '])('also in the spelling %j', async (holderName) => {
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

  test('has to be set before a card', async () => {
    const { add } = await newPlayer({ realName: '' });
    expect((await add()).body).toMatchObject({ errorCode: 'real_name_missing' });
    expect((await add({ holderName: 'NGUYEN VAN AN' })).body).toMatchObject({ errorCode: 'real_name_missing' });
  });
});

describe('§9 fund password required', () => {
  test('without it or with a wrong one no card is added or removed', async () => {
    const without = await newPlayer({ hasFund: false });
    expect((await without.add()).body).toMatchObject({ errorCode: 'fund_password_missing' });
    const { add, list, remove } = await newPlayer();
    expect((await add({ fundPassword: 'Wrong123' })).body).toMatchObject({ errorCode: 'fund_password_error' });
    const { cardId } = cardIn(await add());
    expect((await remove(cardId, 'Wrong123')).body).toMatchObject({ errorCode: 'fund_password_error' });
    expect(await list()).toHaveLength(1);
  });

  test('wrong ones while adding cards lock it, as elsewhere', async () => {
    const { add } = await newPlayer();
    for (let tries = 0; tries < 10; tries += 1) await add({ fundPassword: 'Wrong123' });
    expect((await add()).body).toMatchObject({ errorCode: 'TOO_MANY_REQUEST' });
  });
});

describe('§4 once locked', () => {
  test('no card can be added or removed until customer service unlocks it', async () => {
    const { username, add, list, remove } = await newPlayer();
    const [locked, other] = [cardIn(await add({ accountNumber: '8800001111' })), cardIn(await add({ accountNumber: '8800002222' }))];
    expect(await operate('card', 'lock', username, '1111')).toContain(`VCB …1111 of ${username} is locked.`);
    expect((await list()).map(({ isLocked }) => isLocked)).toEqual([true, false]);
    expect((await add()).body).toMatchObject({ errorCode: 'bank_card_locked' });
    expect((await remove(locked.cardId)).body).toMatchObject({ errorCode: 'bank_card_locked' });
    expect((await remove(other.cardId)).status).toBe(200);
    expect(await list()).toHaveLength(1);
    await operate('card', 'unlock', username, '1111');
    expect((await add()).status).toBe(200);
    expect((await remove(locked.cardId)).status).toBe(200);
  });

  test('§4 open portals are told of each lock and unlock, and not of refused ones', async () => {
    const { token, username, add } = await newPlayer();
    await add({ accountNumber: '8800004444' });
    const { id } = (await call(gateway.url, 'getMemberInfo', {}, { token })).body.value as { id: string };
    const heard = async () =>
      (await eventsAfter(gateway.services.database.db, new Map([[id, 0]]))).filter(({ name }) => name === 'bankCards').length;
    expect(await heard()).toBe(0);
    await operate('card', 'lock', username, '4444');
    expect(await heard()).toBe(1);
    await expect(operate('card', 'lock', username, '4444')).rejects.toThrow('locked already');
    expect(await heard()).toBe(1);
    await operate('card', 'unlock', username, '4444');
    expect(await heard()).toBe(2);
  });

  test('a lock does not affect another member’s cards', async () => {
    const [one, other] = [await newPlayer(), await newPlayer()];
    await one.add({ accountNumber: '8800003333' });
    await operate('card', 'lock', one.username, '3333');
    expect((await other.add()).status).toBe(200);
  });
});

describe('the operator’s cards', () => {
  test('are listed by bank and last four digits, never with the whole number', async () => {
    const { username, add } = await newPlayer();
    expect(await operate('card', 'list', username)).toBe(`${username} has no bank card.`);
    await add({ accountNumber: '8811114444' });
    await add({ accountNumber: '8811115555', bankCode: 'ACB' });
    await operate('card', 'lock', username, '5555');
    const said = await operate('card', 'list', username);
    expect(said).toMatch(/^VCB …4444 {2}NGUYEN VAN AN {2}added \S+Z\nACB …5555 {2}NGUYEN VAN AN {2}added \S+Z {2}locked \S+Z$/);
    expect(said).not.toContain('881111');
  });

  test('two cards with the same last digits are told apart by their banks', async () => {
    const { username, add, list } = await newPlayer();
    await add({ accountNumber: '8822226666' });
    await add({ accountNumber: '8833336666', bankCode: 'ACB' });
    await expect(operate('card', 'lock', username, '6666')).rejects.toThrow('--bank <code>, one of VCB, ACB');
    await operate('card', 'lock', username, '6666', '--bank', 'ACB');
    expect((await list()).map(({ isLocked }) => isLocked)).toEqual([false, true]);
  });

  test.each([
    [['freeze', 'x'], 'card lock <account> <last four>'],
    [['lock'], 'Name the account'],
    [['lock', ':player'], 'last four digits'],
    [['lock', ':player', '%%%%'], 'last four digits'],
    [['lock', ':player', '0000'], 'No card of the account ends in 0000'],
    [['unlock', ':player', '7777'], 'is unlocked already'],
  ])('an invalid card command is answered with what to type: %j', async (words, said) => {
    const { username, add } = await newPlayer();
    await add({ accountNumber: `${newNumber()}7777` });
    await expect(operate('card', ...words.map((word) => (word === ':player' ? username : word)))).rejects.toThrow(said);
  });
});

test('the owner is told when a card is added, removed, locked or unlocked, and not of a refusal or a repeated card', async () => {
  const { username, token, add, remove } = await newPlayer();
  const email = `${username}@example.vn`;
  await gateway.services.database.db.update(schema.customers).set({ email }).where(eq(schema.customers.account, username));
  await proveEmail(gateway, email);
  const said = async () => (await messagesTo(gateway, email)).join('\n');
  const accountNumber = '8844449999';
  const { cardId } = cardIn(await add({ accountNumber }));
  await add({ accountNumber });
  await add({ bankCode: 'NONE' });
  await expect.poll(said).toContain('A bank card was bound to your account.');
  expect(await operate('card', 'lock', username, '9999')).toContain('The owner was sent a notice.');
  await remove(cardId);
  await operate('card', 'unlock', username, '9999');
  await remove(cardId);
  await expect.poll(said).toContain('A bank card was removed from your account.');
  const all = await said();
  expect(all.match(/bank card (?:was|of)/g)).toHaveLength(4);
  for (const secret of ['9999', fundPassword, token, 'NGUYEN']) expect(all).not.toContain(secret);
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

test('an unsupported bank is refused, and an unknown card is not found', async () => {
  const { add, remove, token } = await newPlayer();
  for (const bankCode of ['NONE', '__proto__', 'vcb'])
    expect((await add({ bankCode })).body).toMatchObject({ errorCode: 'bank_not_offered' });
  expect((await remove(crypto.randomUUID())).body).toMatchObject({ errorCode: 'bank_card_not_found' });
  expect((await call(gateway.url, 'removeBankCard', { cardId: "' or 1=1", fundPassword }, { token })).status).toBe(400);
});
