import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../apps/gateway/src/testing.ts';
import { createDatabase } from './support/databases.ts';

const max = 40;
let gateways: TestGateway[];

beforeAll(async () => {
  const databaseUrl = await createDatabase();
  const open = () => startTestGateway({ databaseUrl, env: { RATE_MAX: String(max), TRUST_PROXY: '1' } });
  gateways = [await open(), await open()];
});
afterAll(async () => {
  for (const gateway of gateways) await gateway.close();
});

const ask = (at: number, address: string) =>
  fetch(`${gateways[at % gateways.length]?.url}/no/such/page`, { headers: { 'x-forwarded-for': address } });
const letThrough = (replies: Response[]) => replies.filter(({ status }) => status === 404).length;

describe('RATE_MAX is of all processes together', () => {
  test('60 calls at once over two processes never pass 40, and each refusal says when to come back', async () => {
    const replies = await Promise.all(Array.from({ length: 60 }, (_, at) => ask(at, '192.0.2.1')));
    expect(letThrough(replies)).toBeLessThanOrEqual(max);
    // What one process took and did not need is a twentieth at most, unless its callers waited for it.
    expect(letThrough(replies)).toBeGreaterThanOrEqual(max - 2);
    for (const { status, headers } of replies) if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(50);
  });

  test('so do 60 calls one after the other', async () => {
    const replies: Response[] = [];
    for (let at = 0; at < 60; at += 1) replies.push(await ask(at, '192.0.2.2'));
    expect(letThrough(replies)).toBeLessThanOrEqual(max);
    expect(letThrough(replies)).toBeGreaterThanOrEqual(max - 2);
  });

  test('one process alone lets through all 40', async () => {
    const replies = await Promise.all(Array.from({ length: 60 }, () => ask(0, '192.0.2.3')));
    expect(letThrough(replies)).toBe(max);
  });
});
