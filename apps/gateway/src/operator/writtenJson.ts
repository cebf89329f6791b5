import { readFile } from 'node:fs/promises';
import { OperatorError } from './arguments.ts';

/** What a file of JSON says. @throws OperatorError naming the file */
export async function writtenJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) throw new OperatorError(`There is no file ${file || 'without a name'}.`);
  try {
    return JSON.parse(text);
  } catch {
    throw new OperatorError(`${file} is no JSON.`);
  }
}

/**
 * What a file of JSON has, one or a list.
 * @param read reads one of them, or says what is wrong with it
 * @throws OperatorError naming the file, or each fault with its place, from 1
 */
export async function writtenList<Read extends object>(
  file: string,
  read: (written: unknown) => Read | { fault: string },
): Promise<Read[]> {
  const written = await writtenJson(file);
  const faults: string[] = [];
  const all: Read[] = [];
  for (const [index, one] of (Array.isArray(written) ? written : [written]).entries()) {
    const found = read(one);
    if ('fault' in found) faults.push(`${index + 1}: ${found.fault}`);
    else all.push(found);
  }
  if (faults.length > 0) throw new OperatorError(`${faults.join('\n')}\nNothing has changed.`);
  return all;
}
