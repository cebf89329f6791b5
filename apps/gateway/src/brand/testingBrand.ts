import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Brand } from '@baize/brand';

/** The brands of the repository. */
export const ownBrands = path.join(import.meta.dirname, '../../../../brands');

/** A folder with a changed copy of one of the repository's brands; the caller removes it. */
export async function brandFolder(change: (brand: Brand) => object, from = 'baize'): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'baize-brand-'));
  await cp(path.join(ownBrands, from), folder, { recursive: true });
  const file = path.join(folder, 'brand.json');
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))));
  return folder;
}
