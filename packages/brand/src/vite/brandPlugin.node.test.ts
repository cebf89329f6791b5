import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tokenStyles } from '../tokenStyles.ts';
import { brandPlugin } from './brandPlugin.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'baize-plugin-'));
  await cp(path.join(import.meta.dirname, '../../../../brands/hai'), path.join(root, 'brand'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

function started() {
  const plugin = brandPlugin('brand');
  plugin.configResolved({ root });
  return plugin;
}
const file = (): string => path.join(root, 'brand/brand.json');

test('DESIGN §5 a page is the brand’s, and its tokens are a style sheet', async () => {
  const plugin = started();
  const html = await plugin.transformIndexHtml('<!doctype html>\n<html lang="vi">\n<head></head></html>');
  expect(html).toContain('<html lang="en" data-brand="hai" data-theme="dark">');
  expect(html).toContain('<title>Hải</title><meta name="application-name" content="Hải" /><meta name="theme-color" content="#07131C" />');
  expect(html).toContain('<meta name="description" content="Casino, slots, sports');
  const id = plugin.resolveId('virtual:brand.css') ?? '';
  const { tokens } = JSON.parse(await readFile(file(), 'utf8'));
  expect(await plugin.load(id)).toBe(tokenStyles('hai', tokens));
  expect(plugin.resolveId('./other.css')).toBeUndefined();
  expect(await plugin.load('./other.css')).toBeUndefined();
});

test('a folder that is no brand ends the build, with a line for each problem', async () => {
  const brand = JSON.parse(await readFile(file(), 'utf8'));
  brand.tokens.color.light.muted = '#B8C4CC';
  await writeFile(file(), JSON.stringify({ ...brand, currency: 'PESO' }));
  await expect(started().buildStart()).rejects.toThrow(
    /currency is "PESO": .*\n- tokens\.color\.light\.muted is #B8C4CC: .*The nearest that passes: #/,
  );
});
