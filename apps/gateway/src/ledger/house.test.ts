import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { DepositChannel, DepositOrder, Page, WireMessage } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandFolder } from '../brand/testingBrand.ts';
import { rowsOf } from '../db/database.ts';
import { runOperator } from '../operator/commands.ts';
import { noLocator } from '../providers/location/Locator.ts';
import { createSettings } from '../settings/settings.ts';
import { startTestGateway, type TestGateway } from '../testing.ts';
import { call } from '../testingClient.ts';
import { registerPlayer } from '../testingPlayers.ts';
import { claimHouse, readHouse } from './house.ts';

let gateway: TestGateway;
let folder: string;
const banks = [{ bankCode: 'BDO', name: 'BDO Unibank' }];
beforeAll(async () => {
  const amounts = {
    withdrawal: { minimum: 200, maximum: 40_000, dailyMaximum: 200_000 },
    deposit: { minimum: 100, maximum: 50_000, presets: [200, 1_000, 50_000] },
  };
  folder = await brandFolder((brand) => ({ ...brand, currency: 'PHP', timeZone: 'Asia/Manila', amounts, banks }));
  gateway = await startTestGateway({ catalogueSize: 20, env: { BRAND_DIR: folder } });
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

describe('§1 the books are kept in the brand’s money, and their days in its zone', () => {
  test('a new database takes it: accounts, replies and the permission are in it', async () => {
    const { db } = gateway.services.database;
    const house = { currency: 'PHP', timeZone: 'Asia/Manila' };
    expect(await readHouse(db)).toEqual(house);
    expect((await call(gateway.url, 'getPermission', {})).body.value).toMatchObject(house);
    const { token } = await registerPlayer(gateway.url);
    expect((await call(gateway.url, 'getBalance', {}, { token })).body.value).toMatchObject({ currency: 'PHP' });
    expect((await call(gateway.url, 'listVendorWallets', {}, { token })).body.value).toMatchObject({ currency: 'PHP' });
    const kept = await rowsOf<{ currency: string }>(db, sql`select distinct currency from accounts where kind = 'main'`);
    expect(kept).toEqual([{ currency: 'PHP' }]);
  });

  test('books with entries keep their own: another brand’s gateway does not start on them', async () => {
    const { db } = gateway.services.database;
    await expect(claimHouse(db, { currency: 'VND', timeZone: 'Asia/Manila' })).rejects.toThrow(
      'currency is VND: the books of this database are kept in PHP.',
    );
    await expect(claimHouse(db, { currency: 'PHP', timeZone: 'Asia/Tokyo' })).rejects.toThrow(
      'timeZone is Asia/Tokyo: the books of this database are kept in Asia/Manila.',
    );
    await expect(claimHouse(db, { currency: 'PHP', timeZone: 'Asia/Manila' })).resolves.toBeUndefined();
  });
});

describe('§9 amounts of a brand with two digits and a zone of its own', () => {
  const operate = (...args: string[]) => {
    const { database, queue, settings, sender, live } = gateway.services;
    return runOperator({ db: database.db, queue, settings, sender, changed: live.changed }, args);
  };

  test('§9 bounds are whole units; an operator types amounts as players read them', async () => {
    const { deposit, withdrawal } = gateway.services.settings.cashierTerms();
    expect([deposit.minimum, withdrawal.minimum, withdrawal.maximum, withdrawal.dailyMaximum]).toEqual([
      10_000, 20_000, 4_000_000, 20_000_000,
    ]);
    expect(await operate('cashier', 'show')).toContain('deposit.minimum 100.00 PHP');
    const { username, token } = await registerPlayer(gateway.url);
    const before = ((await call(gateway.url, 'getBalance', {}, { token })).body.value as { sumBalance: number }).sumBalance;
    expect(await operate('credit', username, '12.5', '--reason', 'test')).toContain(`${((before + 1_250) / 100).toFixed(2)} PHP`);
    await expect(operate('credit', username, '1.005', '--reason', 'test')).rejects.toThrow(
      'The amount is a number of PHP above zero, such as 1250.50.',
    );
  });

  test('a deposit is bounded by the brand’s pesos, paid out to its banks, and told by its clock', async () => {
    const { token } = await registerPlayer(gateway.url);
    const { channels } = (await call(gateway.url, 'listDepositChannels', {}, { token })).body.value as { channels: DepositChannel[] };
    expect((await call(gateway.url, 'listBanks', {}, { token })).body.value).toEqual({ banks });
    expect(channels[0]).toMatchObject({ minimum: 10_000, maximum: 5_000_000, presets: [20_000, 100_000, 5_000_000] });
    const order = (amount: number) =>
      call(gateway.url, 'createDeposit', { channelId: channels[0]?.channelId ?? '', amount }, { token, idempotencyKey: randomUUID() });
    expect((await order(9_999)).status).toBe(400);
    const made = await order(10_050);
    expect(made.status).toBe(200);
    await operate('deposit', 'credit', (made.body.value as DepositOrder).payTo?.contentCode ?? '');
    const { rows } = (await call(gateway.url, 'listMessages', { size: 1 }, { token, language: 'en' })).body.value as Page<WireMessage>;
    const [message] = rows;
    expect(message?.title).toContain('₱\u00A0100.50');
    const hour = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Manila', dateStyle: 'short', timeStyle: 'short' });
    const written = message ? hour.format(new Date(message.sentAt)) : '';
    expect(message?.content).toContain(written);
  });

  test('what no operator has set follows the brand, also a brand whose folder has changed', async () => {
    const { database } = gateway.services;
    const settingsOf = (maximum: number, isRebated: boolean) =>
      createSettings(database, noLocator, {
        amounts: { deposit: { minimum: 100, maximum } },
        flags: { manualRebate: isRebated, guild: false },
      });
    const first = await settingsOf(50_000, true);
    await first.changeFlags({ guild: true });
    const changed = await settingsOf(60_000, false);
    expect(changed.flags()).toMatchObject({ manualRebate: false, guild: true });
    expect(changed.cashierTerms().deposit.maximum).toBe(6_000_000);
    await changed.changeCashier('deposit', 'minimum', 20_000);
    const { deposit } = (await settingsOf(70_000, true)).cashierTerms();
    expect([deposit.minimum, deposit.maximum], 'one figure of an operator’s leaves the others to the brand').toEqual([20_000, 7_000_000]);
    await expect(settingsOf(150, true)).rejects.toThrow(/^BRAND_DIR can't be shown:\n- cashier\.deposit: minimum is not above maximum/);
    await changed.change({ cashier: {} });
  });

  test('Mark Six takes 150,000 pesos of an account in a period, not as many centavos', async () => {
    const { token, username } = await registerPlayer(gateway.url);
    await operate('credit', username, '200000', '--reason', 'test');
    const period = '20990101';
    await gateway.services.database.db.execute(sql`insert into lottery_periods
      (lottery, period, opens_at, cancel_until, closes_at, draws_at, seed, commitment) values
      ('marksix', ${period}, now() - interval '1 minute', now() + interval '1 hour', now() + interval '1 hour', now() + interval '2 hours',
      ${'ab'.repeat(32)}, ${'cd'.repeat(32)})`);
    const order = (stake: number) =>
      call(
        gateway.url,
        'submitLotteryOrder',
        { lottery: 'marksix', period, bets: [{ play: 'sides', picked: [[0]], stake }] },
        { token, idempotencyKey: randomUUID() },
      );
    expect((await order(200_000)).status).toBe(200);
    expect((await order(14_900_000)).body.errorCode).toBe('stake_over_cap');
  });
});
