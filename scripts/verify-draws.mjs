// Checks logs of draws offline: each commitment, each number, and that no period is missing or doubled. It needs nothing but the files.
// Usage: npm run verify-draws -- draws_fast5_2026-11-21.csv … [--partial]
import { readFile } from 'node:fs/promises';
import { checkDrawLog, DrawLogError } from '@baize/contract/lottery';

const words = process.argv.slice(2);
const files = words.filter((word) => !word.startsWith('--'));
const unknown = words.filter((word) => word.startsWith('--') && word !== '--partial');
if (files.length === 0 || unknown.length > 0) {
  console.error('Name the logs: npm run verify-draws -- <file…>. With --partial a log may end before its day does.');
  process.exit(2);
}

const sentences = {
  missing: 'is missing',
  doubled: 'is there twice',
  unknown: 'is no period of this day',
  not_drawn: 'has no result',
  wrong_time: 'has instants that don’t follow each other: it may have been drawn before it closed',
  no_seed: 'has no seed or no commitment',
  other_seed: 'has a seed that is not the one that was committed to',
  other_numbers: 'has numbers that its seed does not draw',
};
/** Faults of a log that are printed at most. */
const shown = 50;

/** @returns whether the log is right */
async function verify(file) {
  try {
    const { lottery, day, right, outside, faults } = await checkDrawLog(await readFile(file, 'utf8'), {
      isPartial: words.includes('--partial'),
    });
    const counts = [`${right} drawn by their seeds`, ...(outside > 0 ? [`${outside} from outside, which no seed draws`] : [])].join(', ');
    console.log(`${file}: ${lottery} on ${day}: ${counts}, ${faults.length === 0 ? 'none wrong' : `${faults.length} wrong`}`);
    for (const { period, fault } of faults.slice(0, shown)) console.log(`  ${period} ${sentences[fault]}`);
    if (faults.length > shown) console.log(`  and ${faults.length - shown} more`);
    return faults.length === 0;
  } catch (error) {
    if (!(error instanceof DrawLogError) && error.code === undefined) throw error;
    console.log(`${file}: ${error.message}`);
    return false;
  }
}

let isRight = true;
for (const file of files) isRight = (await verify(file)) && isRight;
process.exitCode = isRight ? 0 : 1;
