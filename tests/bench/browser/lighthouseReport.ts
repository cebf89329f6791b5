import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromiumArgs, findChromium } from '../../../scripts/chromium.mjs';
import { endProcess } from '../endProcess.ts';
import { root } from '../root.ts';
import type { Scope } from '../Scope.ts';

/** Categories of Lighthouse by their ids. */
export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** What is read of a report of Lighthouse. */
export interface Report {
  categories: Partial<Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
  runtimeError?: { message: string };
}

async function reportOnce(scope: Scope, address: string, categories: readonly Category[], file: string): Promise<Report> {
  const flags = ['--headless=new', ...chromiumArgs].join(' ');
  const child = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/lighthouse/cli/index.js'),
      address,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${flags}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, CHROME_PATH: findChromium() ?? '' } },
  );
  scope.defer(() => endProcess(child));
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString()).slice(-1_000);
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`lighthouse ended with ${code}: ${errors}`);
  const read = JSON.parse(await readFile(file, 'utf8')) as Report;
  if (read.runtimeError) throw new Error(read.runtimeError.message);
  return read;
}

/**
 * Lighthouse's report on a page, by its mobile preset. Chromium's trace is sometimes incomplete on a busy machine, which says nothing
 * about the page: then it is recorded again.
 * @param file where the report is written.
 */
export async function lighthouseReport(
  scope: Scope,
  address: string,
  categories: readonly Category[],
  file: string,
  attempts = 3,
): Promise<Report> {
  try {
    return await reportOnce(scope, address, categories, file);
  } catch (error) {
    if (attempts > 1 && /NO_NAVSTART|NO_FCP|trace/.test(String(error)))
      return lighthouseReport(scope, address, categories, file, attempts - 1);
    throw error;
  }
}
