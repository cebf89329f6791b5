import { rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandFolder } from '../brand/testingBrand.ts';
import { rowsOf } from '../db/database.ts';
import { startTestGateway, type TestGateway } from '../testing.ts';
import { call } from '../testingClient.ts';
import { registerPlayer } from '../testingPlayers.ts';
import { claimHouseCurrency, readHouseCurrency } from './houseCurrency.ts';

let gateway: TestGateway;
let folder: string;
beforeAll(async () => {
  folder = await brandFolder((brand) => ({ ...brand, currency: 'PHP' }));
  gateway = await startTestGateway({ catalogueSize: 20, env: { BRAND_DIR: folder } });
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

describe('§1 the books are kept in the brand’s money', () => {
  test('a new database takes it: accounts, replies and the permission are in it', async () => {
    const { db } = gateway.services.database;
    expect(await readHouseCurrency(db)).toBe('PHP');
    expect((await call(gateway.url, 'getPermission', {})).body.value.currency).toBe('PHP');
    const { token } = await registerPlayer(gateway.url);
    expect((await call(gateway.url, 'getBalance', {}, { token })).body.value).toMatchObject({ currency: 'PHP' });
    expect((await call(gateway.url, 'listVendorWallets', {}, { token })).body.value).toMatchObject({ currency: 'PHP' });
    const kept = await rowsOf<{ currency: string }>(db, sql`select distinct currency from accounts where kind = 'main'`);
    expect(kept).toEqual([{ currency: 'PHP' }]);
  });

  test('books with entries keep their own: another brand’s gateway does not start on them', async () => {
    await expect(claimHouseCurrency(gateway.services.database.db, 'VND')).rejects.toThrow(
      'currency is VND: the books of this database are kept in PHP.',
    );
    await expect(claimHouseCurrency(gateway.services.database.db, 'PHP')).resolves.toBeUndefined();
  });
});
