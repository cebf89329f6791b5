import { readFile } from 'node:fs/promises';
import { OperatorError } from './arguments.ts';

/** What a JSON file says, as a list. @throws OperatorError */
export async function readWritten(file: string): Promise<unknown[]> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) throw new OperatorError(`There is no file ${file || 'without a name'}.`);
  try {
    const written: unknown = JSON.parse(text);
    return Array.isArray(written) ? written : [written];
  } catch {
    throw new OperatorError(`${file} is no JSON.`);
  }
}
