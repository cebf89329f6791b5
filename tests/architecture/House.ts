import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** Files by their path from the root, and what stands in them: the checkout, or one made up to break a rule. */
export interface House {
  files: readonly string[];
  textOf(file: string): string;
}

/** What breaks a rule of DESIGN §1, each in words that say where and what. Empty when the house keeps it. */
export type HouseRule = (house: House) => string[];

/** What git knows of this checkout or would add. */
export const checkout: House = {
  files: execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(root, file))),
  textOf: (file) => readFileSync(path.join(root, file), 'utf8'),
};

export function houseOf(texts: Record<string, string>): House {
  return { files: Object.keys(texts), textOf: (file) => texts[file] ?? '' };
}

/** The files of a house that one expression matches and another doesn't. */
export function filesIn(house: House, like: RegExp, unlike = /(?!)/): string[] {
  return house.files.filter((file) => like.test(file) && !unlike.test(file));
}

/** `file:line` of each line that matches. */
export function linesLike(house: House, files: readonly string[], pattern: RegExp): string[] {
  return files.flatMap((file) =>
    house
      .textOf(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
}

/** Every hand-written source, tests and scripts too. */
export const sourcesIn = (house: House): string[] =>
  filesIn(house, /^(?:packages|apps|tests|scripts|\.storybook)\/.*\.(?:ts|tsx|mjs)$/, /\/migrations\/|\.d\.ts$/);
