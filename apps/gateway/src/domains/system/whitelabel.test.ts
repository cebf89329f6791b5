import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBrandFile } from '../../brandFile.ts';
import { startTestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';

const brand = {
  color: { dark: { canvas: '#102030' }, light: { canvas: '#ffffff' } },
  radius: { small: '4px' },
  font: { body: 'Georgia' },
};
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'baize-brand-'));
  await mkdir(path.join(folder, 'portal'));
  await writeFile(path.join(folder, 'portal/index.html'), '<!doctype html><html lang="vi" data-brand="baize"><title>portal</title></html>');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('§7 system/whitelabel: sends the brand of BRAND_FILE, and the page says that there is one', async () => {
  const file = path.join(folder, 'brand.json');
  await writeFile(file, JSON.stringify(brand));
  const gateway = await startTestGateway({ catalogueSize: 1, env: { BRAND_FILE: file, PORTAL_DIR: path.join(folder, 'portal') } });
  try {
    expect((await call(gateway.url, 'getWhitelabel', {})).body.value).toEqual({ brand });
    expect((await gateway.app.inject('/web/')).body).toContain('<html lang="vi" data-brand="baize" data-whitelabel>');
  } finally {
    await gateway.close();
  }
});

test('§7 system/whitelabel: sends no brand without BRAND_FILE', async () => {
  const gateway = await startTestGateway({ catalogueSize: 1 });
  try {
    expect((await call(gateway.url, 'getWhitelabel', {})).body).toMatchObject({ success: true, value: {} });
  } finally {
    await gateway.close();
  }
});

test('an invalid brand file is refused at the start', async () => {
  const { font: _, ...half } = brand;
  const file = path.join(folder, 'broken.json');
  for (const text of ['', '[]', JSON.stringify(half), JSON.stringify({ ...brand, radius: { small: 4 } })]) {
    await writeFile(file, text);
    await expect(readBrandFile(file), text).rejects.toThrow(/BRAND_FILE: .*broken\.json is no brand/);
  }
  await expect(readBrandFile(path.join(folder, 'missing.json'))).rejects.toThrow(/missing\.json can’t be read/);
  expect(await readBrandFile(undefined)).toBeUndefined();
});
