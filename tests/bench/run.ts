// npm run bench: DESIGN §6's table with what this machine measured beside each bar. --only <row>, --json.
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Row } from './Row.ts';
import { rows } from './rows/index.ts';
import { Scope } from './Scope.ts';
import { type Line, lineOf, measuredLine, printedTable } from './table.ts';

const { values: options } = parseArgs({
  options: { only: { type: 'string', multiple: true }, json: { type: 'boolean', default: false } },
});

const unknown = options.only?.find((id) => !rows.some((row) => row.id === id));
if (unknown !== undefined) {
  console.error(`No row "${unknown}". The rows are: ${rows.map((row) => row.id).join(', ')}.`);
  process.exit(2);
}

let open: Scope | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void open?.close().finally(() => process.exit(130)));
}

async function lineFor(row: Row): Promise<Line> {
  const scope = new Scope();
  open = scope;
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`given up after ${row.limitMs / 1000} s`)), row.limitMs);
  });
  try {
    return measuredLine(row, await Promise.race([row.measure(scope), limit]));
  } catch (error) {
    return lineOf(row, '–', 'failed', [error instanceof Error ? error.message : String(error)]);
  } finally {
    clearTimeout(timer);
    await scope.close();
  }
}

const [loadAtStart = 0] = loadavg();
const lines: Line[] = [];
for (const row of rows.filter(({ id, isByNameOnly }) => options.only?.includes(id) ?? !isByNameOnly)) {
  console.error(`bench: ${row.id} …`);
  const line = await lineFor(row);
  console.error(`bench: ${row.id} ${line.measured} (${line.verdict})`);
  lines.push(line);
}
console.log(options.json ? JSON.stringify(lines, null, 2) : printedTable(lines));
// What else runs here moves the times, and the ratios less.
console.error(`bench: ${availableParallelism()} cores, load average ${loadAtStart.toFixed(1)} at the start`);
// Drivers may keep sockets open; everything of ours is closed by now.
process.exit(lines.some(({ verdict }) => verdict === 'MISSED' || verdict === 'failed') ? 1 : 0);
