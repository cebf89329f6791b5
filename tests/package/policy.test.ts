import path from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { openPage } from './openPage.ts';
import { unpackInto } from './packed.ts';
import { servePolicy } from './servePolicy.ts';

/** A picture of one dot. */
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

it('§5 every part that brings a library keeps to a strict content security policy', async () => {
  const { folder, remove } = unpackInto('policy');
  onTestFinished(remove);
  await build({ configFile: false, logLevel: 'error', root: folder });
  const { address, stop } = await servePolicy(path.join(folder, 'dist'));
  onTestFinished(stop);
  const { page, complaints } = await openPage(address);

  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('menuitem', { name: 'Copy' }).click();
  await page.getByRole('button', { name: 'Show toast' }).click();
  await page.getByText('Toasted').first().waitFor();
  await page.getByRole('button', { name: 'Question' }).click();
  await page.getByText('Answer').waitFor();
  await page.getByRole('combobox', { name: 'Country' }).fill('viet');
  await page.getByRole('option', { name: /Vietnam/ }).click();
  await page.locator('canvas').waitFor();
  await page.getByRole('button', { name: /calendar/i }).click();
  await page.getByRole('grid').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Casino' }).click();
  await page.getByRole('link', { name: 'Live table' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Explained' }).focus();
  await page.getByRole('tooltip').waitFor();
  await page.locator('input[type=file]').setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: pixel });
  const preview = page.locator('img[src^="data:image/png"]');
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  for (const layer of ['popover', 'modal', 'drawer']) {
    await page.getByRole('button', { name: `Open ${layer}` }).click();
    await page.getByText(`Inside of the ${layer}`).waitFor();
    await page.keyboard.press('Escape');
  }
  const before = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.getByRole('button', { name: 'Other brand' }).click();
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(before);
  // Last in the page, and drawn by rows: the end of a thousand comes into it when it is scrolled to.
  await page.getByRole('list', { name: 'Numbers' }).evaluate((list) => list.scrollIntoView());
  await page.getByText('Number 0', { exact: true }).waitFor();
  // Rows are measured as they come in sight, and the end moves away meanwhile.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      return page.getByText('Number 999', { exact: true }).isVisible();
    })
    .toBe(true);
  expect(complaints).toEqual([]);
  // The policy does stand: what it forbids is refused.
  await page.evaluate(() => document.head.append(Object.assign(document.createElement('style'), { textContent: 'p{color:red}' })));
  await expect.poll(() => complaints).toEqual([expect.stringContaining('Content Security Policy')]);
});
