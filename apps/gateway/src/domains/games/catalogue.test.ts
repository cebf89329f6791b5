import { get, type IncomingMessage } from 'node:http';
import { gamesOf, gatewayVersion, getCatalogue, headers, toGame } from '@baize/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';

const portalHeaders = { [headers.gatewayVersion]: gatewayVersion, [headers.merchant]: 'baize' };
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 10_000 });
});
afterAll(() => gateway.close());

const versionNow = async () => (await call(gateway.url, 'getPermission', {})).body.value?.catalogueVersion ?? '';
const ask = (version: string) => call(gateway.url, 'getCatalogue', { version });

describe('§3 the catalogue', () => {
  test('holds every game, with the values of the popular games', async () => {
    const { body } = await ask(await versionNow());
    const games = gamesOf(getCatalogue.response.parse(body.value));
    expect(games).toHaveLength(10_000);
    expect(new Set(games.map(({ nodeId }) => nodeId)).size).toBe(10_000);
    const popular = (await call(gateway.url, 'getPopularGames', { group: 'popular', size: 60 })).body.value?.games.map(toGame);
    expect(games.slice(0, 60)).toEqual(popular);
  });

  test('is cached for good under its version, and not without', async () => {
    const version = await versionNow();
    expect((await ask(version)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const other = await ask('of another time');
    expect(other.headers.get('cache-control')).toBe('no-store');
    expect(other.body.value?.version).toBe(version);
  });

  test('of 10,000 games takes less than 300 kB on the wire', async () => {
    const address = `${gateway.url}/api/${getCatalogue.path}?version=${await versionNow()}`;
    expect(await bytesOf(address)).toBeLessThan(300_000);
  });
});

/** The compressed body, as a browser gets it. */
async function bytesOf(address: string): Promise<number> {
  const sent = { ...portalHeaders, 'accept-encoding': 'gzip, deflate, br' };
  const response = await new Promise<IncomingMessage>((answer) => get(address, { headers: sent }, answer));
  let bytes = 0;
  for await (const chunk of response) bytes += (chunk as Buffer).byteLength;
  expect([response.statusCode, response.headers['content-encoding']]).toEqual([200, 'br']);
  return bytes;
}
