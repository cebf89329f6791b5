import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const weights = [400, 500, 600] as const;
const subsets = ['vietnamese', 'latin'] as const;

const placeOf = (name: string): string | URL =>
  name.startsWith('baize-digits') ? new URL(`public/fonts/${name}`, import.meta.url) : resolve(`@fontsource/be-vietnam-pro/files/${name}`);

/** The files of `fonts.css`: the portal's typeface, so that a game looks like the portal. */
export const readFonts = (): Promise<{ name: string; body: Buffer }[]> =>
  Promise.all(
    weights
      .flatMap((weight) => [...subsets.map((subset) => `be-vietnam-pro-${subset}-${weight}-normal.woff2`), `baize-digits-${weight}.woff2`])
      .map(async (name) => ({ name, body: await readFile(placeOf(name)) })),
  );
