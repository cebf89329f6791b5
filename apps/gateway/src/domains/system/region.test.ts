import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runOperator } from '../../operator/commands.ts';
import { createMmdbLocator } from '../../providers/location/mmdbLocator.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 5, env: { TRUST_PROXY: '1' } });
});
afterAll(() => gateway.close());

const operator = (...args: string[]) => {
  const { database, queue, settings, sender, live } = gateway.services;
  return runOperator({ db: database.db, queue, settings, sender, changed: live.changed }, args);
};
const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
const statusAt = async (ip: string) => (await call(gateway.url, 'getSystemStatus', {}, from(ip))).body.value;
const popularAt = (ip: string) => call(gateway.url, 'getPopularGames', {} as never, from(ip));

const vietnam = '113.160.0.1';
const unitedStates = '8.8.8.8';

describe('§4 status 2 by the country of the caller’s address', () => {
  test('a country is reported, and is blocked by the operator alone', async () => {
    expect(await statusAt(vietnam)).toEqual({ status: 0, location: 'VN' });
    expect(await operator('region', 'block', 'us,FR')).toBe('Callers from US, FR are not served.');
    expect(await statusAt(unitedStates)).toEqual({ status: 2, location: 'US' });
    const refused = await popularAt(unitedStates);
    expect([refused.status, refused.body.errorCode]).toEqual([451, 'region_restricted']);
    expect(await statusAt(vietnam)).toEqual({ status: 0, location: 'VN' });
    expect((await popularAt(vietnam)).status).toBe(200);
    expect(await operator('region', 'allow')).toBe('No country is blocked.');
    expect((await popularAt(unitedStates)).status).toBe(200);
  });

  test('IPv6 and IPv4-mapped IPv6 addresses have their country', async () => {
    await operator('region', 'block', 'VN');
    expect(await statusAt('2402:800::1')).toEqual({ status: 2, location: 'VN' });
    expect(await statusAt(`::ffff:${vietnam}`)).toEqual({ status: 2, location: 'VN' });
    await operator('region', 'allow');
  });

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.9',
    '192.168.1.1',
    '169.254.1.1',
    '100.64.0.1',
    '203.0.113.9',
    '::1',
    'fd00::1',
    'fe80::1',
  ])('%s has no country and is never blocked', async (ip) => {
    const codes = ['US', 'VN', 'AU', 'CN', 'DE', 'JP', 'GB', 'FR', 'NL', 'SG'];
    await operator('region', 'block', codes.join(','));
    expect(await statusAt(ip)).toEqual({ status: 0 });
    await operator('region', 'allow');
  });

  test('an invalid list of countries is answered with what to type', async () => {
    for (const list of ['', 'Vietnam', 'V', 'VN;TH', 'VN,']) await expect(operator('region', 'block', list)).rejects.toThrow('VN,TH');
  });

  test('a brand’s own database is read at the start, and a missing one is reported', () => {
    expect(() => createMmdbLocator('/no/such/file.mmdb')).toThrow('Set LOCATION_FILE');
  });
});
