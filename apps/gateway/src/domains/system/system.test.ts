import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { brandFolder } from '../../brand/testingBrand.ts';
import { OperatorError } from '../../operator/arguments.ts';
import { runOperator } from '../../operator/commands.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const operator = (...args: string[]) => {
  const { database, queue, settings, sender, live } = gateway.services;
  return runOperator({ db: database.db, queue, settings, sender, changed: live.changed }, args);
};
const status = async () => (await call(gateway.url, 'getSystemStatus', {})).body.value;
const popular = () => call(gateway.url, 'getPopularGames', {} as never);

describe('§4 system status', () => {
  afterEach(async () => {
    await operator('status', 'normal');
    await operator('region', 'off');
  });

  test('is 0 on an ordinary day', async () => {
    expect(await status()).toEqual({ status: 0 });
  });

  test('under maintenance says until when, and other calls answer 503 with the same times', async () => {
    await operator('status', 'maintenance', '--from', '2020-01-01T07:00:00+07:00', '--until', '2099-01-01T00:00:00Z');
    const times = { maintainTime: '2020-01-01T00:00:00.000Z', endTime: '2099-01-01T00:00:00.000Z' };
    expect(await status()).toEqual({ status: 1, maintenance: times });
    const refused = await popular();
    expect([refused.status, refused.body.errorCode, refused.body.details]).toEqual([503, 'under_maintenance', times]);
    expect((await call(gateway.url, 'getPermission', {})).status).toBe(200);
    expect((await call(gateway.url, 'getEncryptionKey', {})).status).toBe(200);
    // The page that says so is the brand's too.
    expect((await call(gateway.url, 'getWhitelabel', {})).status).toBe(200);
  });

  test('§3 resources: the permission names the brand’s own apps alone', async () => {
    const resources = async (url: string) => ((await call(url, 'getPermission', {})).body.value as { resources: unknown }).resources;
    expect(await resources(gateway.url)).toEqual([]);
    const folder = await brandFolder((brand) => ({ ...brand, apps: { ios: 'https://apps.example/baize' } }));
    const apps = await startTestGateway({ catalogueSize: 1, env: { BRAND_DIR: folder } });
    expect(await resources(apps.url)).toEqual([{ resourceType: 'IOS', url: 'https://apps.example/baize' }]);
    await apps.close();
    await rm(folder, { recursive: true });
  });

  test('§8 a domain outside the brand’s list is reported; without a list every domain is valid', async () => {
    const at = async (url: string, domain: string) => (await call(url, 'getSystemStatus', { domain })).body.value;
    expect(await at(gateway.url, 'mirror.example')).toEqual({ status: 0 });
    const named = await startTestGateway({ catalogueSize: 1, env: { DOMAINS: 'play.example  Www.Play.example' } });
    expect(await at(named.url, 'mirror.example')).toEqual({ status: 0, isDomainInvalid: true });
    expect(await at(named.url, 'www.play.EXAMPLE')).toEqual({ status: 0 });
    expect((await call(named.url, 'getSystemStatus', {})).body.value).toEqual({ status: 0 });
    await named.close();
  });

  test('an announced maintenance begins at its time and not before', async () => {
    await operator('status', 'maintenance', '--from', '2099-01-01T00:00:00Z');
    expect(await status()).toEqual({ status: 0 });
    expect((await popular()).status).toBe(200);
  });

  test('a restricted region is 2, and maintenance wins', async () => {
    await operator('region', 'on');
    expect(await status()).toEqual({ status: 2 });
    expect((await popular()).status).toBe(451);
    await operator('status', 'maintenance');
    expect((await status()).status).toBe(1);
  });
});

describe('operator commands', () => {
  test('credit goes through the ledger with its reason', async () => {
    expect(await operator('credit', 'Member01', '5000', '--reason', 'a goodwill gift')).toBe('member01 has 12485500 VND now.');
  });

  test.each([
    [['credit', 'member01', '5000'], '--reason'],
    [['credit', 'member01', '1.5', '--reason', 'x'], 'The amount is a number of VND above zero, such as 1250.'],
    [['credit', 'nobody', '5', '--reason', 'x'], 'no account nobody'],
    [['status', 'maintenance', '--from', 'soon'], '--from'],
    [['status', 'closed'], 'normal or maintenance'],
    [['toString'], 'no command'],
  ])('a wrong command is answered with what to type: %o', async (args, hint) => {
    await expect(operator(...args)).rejects.toThrow(OperatorError);
    await expect(operator(...args)).rejects.toThrow(hint);
  });
});

test('the permission offers §9’s three channels, live chat and an e-mail, all of them safe to open', async () => {
  const { customerService, merchantCode, sandbox } = (await call(gateway.url, 'getPermission', {})).body.value;
  expect(customerService.map(({ csType }: { csType: string }) => csType)).toEqual(['FACEBOOK', 'TELEGRAM', 'ZALO', 'LIVECHAT', 'EMAIL']);
  expect([merchantCode, sandbox]).toEqual(['baize', true]);
});
