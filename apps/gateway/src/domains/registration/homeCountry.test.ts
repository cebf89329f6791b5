import path from 'node:path';
import type { Country } from '@baize/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownBrands } from '../../brand/testingBrand.ts';
import { runOperator } from '../../operator/commands.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call, speakFor } from '../../testingClient.ts';
import { codeSentTo } from '../../testingOutbox.ts';
import { registrationVisit } from '../../testingPlayers.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 5, env: { BRAND_DIR: path.join(ownBrands, 'hai') } });
  speakFor(gateway.url, 'hai');
});
afterAll(() => gateway.close());

describe('DESIGN §5 a brand of Manila is at home in the Philippines', () => {
  const mobileNum = '0905 123 4567';
  const mobile = '+639051234567';

  test('§3 its country list begins with them', async () => {
    const { countries } = (await call(gateway.url, 'listCountries', {})).body.value as { countries: Country[] };
    expect(countries[0]).toEqual({ countryCode: 'PH', countryDialingCode: '+63', example: mobileNum, isHome: true });
    expect(countries.filter(({ isHome }) => isHome)).toHaveLength(1);
  });

  test('a number that is typed without its country registers, logs in, and is found by an operator', async () => {
    expect((await call(gateway.url, 'requestRegistrationSms', { mobileNum })).status).toBe(200);
    const verificationCode = await codeSentTo(gateway, mobile);
    const password = 'Secret12';
    const form = { mobileNum, verificationCode, password, confirmPassword: password, ...registrationVisit };
    const opened = await call(gateway.url, 'registerMobileMember', form);
    expect(opened.status).toBe(200);
    const { account } = opened.body.value;

    for (const username of [mobileNum, '63 905 123 4567', mobile]) {
      const entered = await call(gateway.url, 'login', { type: 'username', username, password });
      expect([entered.status, entered.body.value?.account], username).toEqual([200, account]);
    }
    expect((await call(gateway.url, 'requestLoginSms', { mobileNum })).status).toBe(200);
    const code = await codeSentTo(gateway, mobile, verificationCode);
    const bySms = await call(gateway.url, 'startSmsSession', { type: 'sms', mobileNum, verificationCode: code });
    expect([bySms.status, bySms.body.value?.account]).toEqual([200, account]);

    const { database, queue, settings, sender, live } = gateway.services;
    const said = await runOperator({ db: database.db, queue, settings, sender, changed: live.changed }, ['account', mobileNum]);
    expect(said).toContain(`${account} is member`);
    expect(said).toContain(mobile);
  });

  test('a Vietnamese number names its country', async () => {
    const ask = (countryDialingCode?: string) =>
      call(gateway.url, 'requestRegistrationSms', { mobileNum: '0912 345 678', ...(countryDialingCode && { countryDialingCode }) });
    expect((await ask()).body.errorCode).toBe('phoneNumber_format_error');
    expect((await ask('+84')).status).toBe(200);
    expect(await codeSentTo(gateway, '+84912345678')).toMatch(/^\d{6}$/);
  });
});
