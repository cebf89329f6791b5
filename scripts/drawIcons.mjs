// Draws the icons of the lite app for each brand into apps/portal/public/icons: node scripts/drawIcons.mjs, after a brand's mark has changed.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from './chromium.mjs';

const folder = path.join(import.meta.dirname, '../apps/portal/public/icons');
const marks = {
  baize: {
    ground: '#0f6b45',
    figure: '#e2b75b',
    path: 'M16 7a4 4 0 0 0-3.7 5.5 4 4 0 1 0 2.6 6.6L14 23.5h4l-.9-4.4a4 4 0 1 0 2.6-6.6A4 4 0 0 0 16 7Z',
  },
  sen: {
    ground: '#641e48',
    figure: '#f2b8c6',
    path: 'M16 6.5c2.6 2.4 3.8 5 3.8 7.7 0 3-1.5 5.7-3.8 7.8-2.3-2.1-3.8-4.8-3.8-7.8 0-2.7 1.2-5.3 3.8-7.7ZM10.3 11.2c-.3 4.8 1 8.5 3.9 11.3-4.2-.5-7.5-3.6-7.7-9.3 1.4-.9 2.6-1.5 3.8-2ZM21.7 11.2c.3 4.8-1 8.5-3.9 11.3 4.2-.5 7.5-3.6 7.7-9.3-1.4-.9-2.6-1.5-3.8-2ZM9 24h14v1.6H9Z',
  },
};
// A maskable icon may be cut to a circle, and Apple rounds the corners itself: their ground goes to the edge.
const kinds = [
  { name: '192', size: 192, corner: 7 },
  { name: '512', size: 512, corner: 7 },
  { name: 'maskable-512', size: 512, corner: 0 },
  { name: '180', size: 180, corner: 0 },
];

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const page = await browser.newPage();
for (const [brand, mark] of Object.entries(marks)) {
  for (const { name, size, corner } of kinds) {
    await page.setViewportSize({ width: size, height: size });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}"><rect width="32" height="32" rx="${corner}" fill="${mark.ground}"/><path fill="${mark.figure}" d="${mark.path}"/></svg>`;
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
    await page.screenshot({ path: path.join(folder, `${brand}-${name}.png`), omitBackground: true });
  }
}
await browser.close();
