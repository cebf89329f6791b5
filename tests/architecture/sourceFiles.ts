import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** Every file of the checkout that git knows or would add, from the root. */
export const allFiles: readonly string[] = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));

export const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Files that one expression matches and another doesn't. */
export function filesLike(like: RegExp, unlike = /(?!)/): string[] {
  return allFiles.filter((file) => like.test(file) && !unlike.test(file));
}

/** `file:line` of each line that matches. */
export function placesOf(pattern: RegExp, files: readonly string[]): string[] {
  return files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
}
