import { readFile } from 'node:fs/promises';
import { type SentBrand, sentBrand } from '@baize/contract';
import { ConfigError } from './config.ts';

/**
 * The tokens of a brand that the portal was not built with. Whether they can be read, the portal judges, which knows its own pairs of colours.
 * @throws ConfigError for a file that holds no brand
 */
export async function readBrandFile(file: string | undefined): Promise<SentBrand | undefined> {
  if (file === undefined) return undefined;
  const refuse = (problem: string): never => {
    throw new ConfigError([`BRAND_FILE: ${file} ${problem}`]);
  };
  const text = await readFile(file, 'utf8').catch(() => refuse('can’t be read'));
  try {
    return sentBrand.parse(JSON.parse(text));
  } catch {
    return refuse('is no brand: JSON with color.dark, color.light, radius and font, each with tokens that are texts');
  }
}
