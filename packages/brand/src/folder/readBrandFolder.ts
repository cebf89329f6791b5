import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Brand } from '../Brand.ts';
import type { BrandProblem } from '../BrandProblem.ts';
import { checkBrand, type Supported } from '../checkBrand.ts';
import { checkMark, mostMarkBytes } from '../checkMark.ts';
import { BrandError } from '../makeTokens.ts';

/** Bytes of a `brand.json` and of each file of texts at most. */
const mostBytes = 256 * 1024;

/** A brand with all that its folder holds. */
export interface BrandFolder {
  brand: Brand;
  /** The mark, an SVG. */
  mark: string;
  /** The icon on a home screen, an SVG; the mark where it is missing. */
  icon: string;
  /** Texts that the brand words itself, by language: key with its domain, such as `games:hero.visitor.title`. */
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Folder of the brand's own help, terms and agreement; undefined where it has none. */
  helpDir?: string | undefined;
}

class Refused extends Error {
  readonly problem: BrandProblem;
  constructor(problem: BrandProblem) {
    super(problem.rule);
    this.problem = problem;
  }
}

async function readText(folder: string, file: string, most: number): Promise<string> {
  const place = path.join(folder, file);
  const found = await stat(place).catch(() => undefined);
  if (!found?.isFile()) throw new Refused({ key: file, rule: 'is missing.' });
  if (found.size > most) throw new Refused({ key: file, rule: `has ${found.size} bytes, ${most} are allowed.` });
  return readFile(place, 'utf8');
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^﻿/, ''));
  } catch (error) {
    throw new Refused({ key: file, rule: `is no JSON: ${error instanceof Error ? error.message : String(error)}` });
  }
}

const textKey = /^[a-z][a-z-]*:[\w.-]+$/i;

async function readTexts(folder: string): Promise<BrandFolder['texts']> {
  const files = (await readdir(path.join(folder, 'texts')).catch(() => [])).filter((name) => name.endsWith('.json'));
  const read = files.map(async (name) => {
    const file = `texts/${name}`;
    const value = parsed(await readText(folder, file, mostBytes), file);
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    const wrong = entries.find(([key, text]) => !textKey.test(key) || typeof text !== 'string');
    if (entries.length === 0 || wrong) {
      throw new Refused({
        key: file,
        rule: `must hold texts by key, such as "games:hero.visitor.title": "…"${wrong ? `; ${wrong[0]} is none.` : '.'}`,
      });
    }
    return [name.slice(0, -'.json'.length), value as Record<string, string>] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

/** What `work` gives; a problem is noted, and undefined given. */
async function noting<T>(problems: BrandProblem[], work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    problems.push(error.problem);
    return undefined;
  }
}

/**
 * Reads a brand's folder: `brand.json`, `mark.svg`, and where there are any `icon.svg`, `texts/<language>.json` and `help/`.
 * @param supported as {@link checkBrand} takes it
 * @throws BrandError with each problem of each file.
 */
export async function readBrandFolder(folder: string, supported?: Supported): Promise<BrandFolder> {
  const problems: BrandProblem[] = [];
  const value = await noting(
    problems,
    readText(folder, 'brand.json', mostBytes).then((text) => parsed(text, 'brand.json')),
  );
  if (value !== undefined) problems.push(...checkBrand(value, supported));
  const drawing = async (file: string): Promise<string | undefined> => {
    const svg = await noting(problems, readText(folder, file, mostMarkBytes));
    if (svg !== undefined) problems.push(...checkMark(svg, file));
    return svg;
  };
  const mark = await drawing('mark.svg');
  const hasIcon = (await stat(path.join(folder, 'icon.svg')).catch(() => undefined))?.isFile() ?? false;
  const icon = hasIcon ? await drawing('icon.svg') : mark;
  const texts = await noting(problems, readTexts(folder));
  const spoken = (value as Partial<Brand> | undefined)?.languages;
  const unspoken = Object.keys(texts ?? {}).filter((language) => Array.isArray(spoken) && !spoken.includes(language));
  problems.push(...unspoken.map((language) => ({ key: `texts/${language}.json`, rule: 'is of no language of the brand.' })));
  const hasHelp = (await stat(path.join(folder, 'help')).catch(() => undefined))?.isDirectory() ?? false;
  if (problems.length > 0 || mark === undefined || icon === undefined) throw new BrandError(problems, folder);
  return { brand: value as Brand, mark, icon, texts: texts ?? {}, ...(hasHelp && { helpDir: path.join(folder, 'help') }) };
}
