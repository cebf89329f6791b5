import { type CsvCell, csvRows } from '../rules/csv.ts';
import { checkPeriod } from './drawPeriod.ts';
import type { LotteryDraw, LotteryPeriod } from './lottery.ts';
import { lotteryFamily } from './plays/families.ts';
import { type LotteryFamilyId, lotteryFamilyIds } from './plays/familyIds.ts';

/** Columns of a log of draws, in their order; the same in every language. */
export const drawLogColumns = [
  ...['lottery', 'family', 'day', 'periodsOfDay', 'period'],
  ...['opensAt', 'cancelUntil', 'closesAt', 'drawsAt', 'drawnAt', 'commitment', 'seed', 'numbers', 'sources'],
] as const;

/** Whose log it is. */
export interface DrawLogOf {
  /** Code of the lottery. */
  lottery: string;
  family: LotteryFamilyId;
  /** `yyyy-MM-dd`, of the brand's zone. */
  day: string;
  /** Periods that the lottery has on that day by its times. */
  periodsOfDay: number;
}

/** A period of the log; one that waits for its result has no numbers. */
export type LoggedPeriod = LotteryPeriod & Partial<Omit<LotteryDraw, 'period' | 'commitment'>>;

/** One row of the log, in the order of {@link drawLogColumns}. */
export const drawLogCells = ({ lottery, family, day, periodsOfDay }: DrawLogOf, row: LoggedPeriod): readonly CsvCell[] => [
  ...[lottery, family, day, periodsOfDay, row.period, row.opensAt, row.cancelUntil, row.closesAt, row.drawsAt, row.drawnAt ?? ''],
  ...[row.commitment ?? '', row.seed ?? '', row.numbers?.join(' ') ?? '', row.sources?.join(' | ') ?? ''],
];

/** The text is no log of draws. */
export class DrawLogError extends Error {
  override name = 'DrawLogError';
}

/** What can be wrong with a period of a log. */
export const drawLogFaults = [
  /** The log has no row of it. */
  'missing',
  /** The log has it twice. */
  'doubled',
  /** It is none of that day. */
  'unknown',
  /** Its time has passed, and it has no numbers. */
  'not_drawn',
  /** It was drawn before its time, or its instants don't follow each other. */
  'wrong_time',
  /** It has no seed or no commitment, and no sources. */
  'no_seed',
  /** The seed is not the one that was committed to. */
  'other_seed',
  /** The seed draws other numbers. */
  'other_numbers',
] as const;
export type DrawLogFault = (typeof drawLogFaults)[number];

/** What a check of a log has found. */
export interface DrawLogCheck extends DrawLogOf {
  /** Periods that were drawn again and are right. */
  right: number;
  /** Periods whose numbers came from outside: nothing can be computed of them. */
  outside: number;
  /** In the order of the log; missing ones behind. */
  faults: readonly { period: string; fault: DrawLogFault }[];
}

type Row = Record<(typeof drawLogColumns)[number], string>;

function readRows(text: string): Row[] {
  let cells: string[][];
  try {
    cells = csvRows(text);
  } catch (error) {
    throw new DrawLogError((error as SyntaxError).message);
  }
  const [head = [], ...rows] = cells;
  if (head.join() !== drawLogColumns.join())
    throw new DrawLogError(`The first line does not name the columns ${drawLogColumns.join(',')}.`);
  return rows.map((row, at) => {
    if (row.length !== head.length) throw new DrawLogError(`Line ${at + 2} has ${row.length} cells in place of ${head.length}.`);
    return Object.fromEntries(row.map((cell, place) => [head[place], cell])) as Row;
  });
}

const minuteMs = 60_000;
const dayHours = { least: 22, most: 26 };

/** Whose log the rows are: of one lottery and one day, each. */
function ownerOf(rows: readonly Row[]): DrawLogOf {
  const [first] = rows;
  if (!first) throw new DrawLogError('The log has no period.');
  for (const column of ['lottery', 'family', 'day', 'periodsOfDay'] as const)
    if (rows.some((row) => row[column] !== first[column])) throw new DrawLogError(`The log has more than one ${column}.`);
  const family = lotteryFamilyIds.find((id) => id === first.family);
  if (!family) throw new DrawLogError(`There is no family ${first.family}.`);
  const periodsOfDay = Number(first.periodsOfDay);
  if (!Number.isSafeInteger(periodsOfDay) || periodsOfDay < 1 || periodsOfDay > 1_500)
    throw new DrawLogError(`A day has no ${first.periodsOfDay} periods.`);
  const moments = [...new Set(rows.map(({ drawsAt }) => Date.parse(drawsAt)))].sort((one, other) => one - other);
  const steps = moments.slice(1).map((moment, at) => moment - (moments[at] ?? 0));
  const hours = (Math.min(...steps) * periodsOfDay) / (60 * minuteMs);
  // Fewer than the day has would hide those that were taken out.
  if (steps.length > 0 && !(hours >= dayHours.least && hours <= dayHours.most))
    throw new DrawLogError(`${periodsOfDay} periods are not as many as a day has of one each ${Math.min(...steps) / minuteMs} minutes.`);
  return { lottery: first.lottery, family, day: first.day, periodsOfDay };
}

/** Numbers of the periods of a day: `20261121`, or `20261121-0001` and so on where there are several. */
const periodsOf = ({ day, periodsOfDay }: DrawLogOf, isNumbered: boolean): string[] => {
  const name = day.replaceAll('-', '');
  return isNumbered ? Array.from({ length: periodsOfDay }, (_, at) => `${name}-${String(at + 1).padStart(4, '0')}`) : [name];
};

function hasOrder({ opensAt, cancelUntil, closesAt, drawsAt, drawnAt }: Row): boolean {
  const moments = [opensAt, cancelUntil, closesAt, drawsAt, drawnAt].map((iso) => Date.parse(iso));
  return moments.every((moment, at) => Number.isFinite(moment) && moment >= (moments[at - 1] ?? Number.NEGATIVE_INFINITY));
}

async function faultOf(row: Row, { family, lottery }: DrawLogOf): Promise<DrawLogFault | 'outside' | undefined> {
  if (row.numbers === '' || row.drawnAt === '') return 'not_drawn';
  if (!hasOrder(row)) return 'wrong_time';
  const { period, seed, commitment } = row;
  if (row.sources !== '' && seed === '' && commitment === '') return 'outside';
  if (!/^[0-9a-f]{64}$/.test(seed) || commitment === '') return 'no_seed';
  // How numbers are drawn is the same in every year: the signs of Mark Six alone follow it.
  const { draw } = lotteryFamily(family, Number(row.day.slice(0, 4)));
  const check = await checkPeriod(draw, { lottery, period, seed, commitment, numbers: row.numbers.split(' ').map(Number) });
  if (!check.isCommitted) return 'other_seed';
  return check.isDrawn ? undefined : 'other_numbers';
}

/**
 * Checks the log of a lottery's day of nothing but itself: each commitment, each number, and that no period is missing or doubled.
 * @param isPartial the day was not over when the log was made: periods behind its last one are not missed. Default false
 * @throws DrawLogError where the text is no such log
 */
export async function checkDrawLog(text: string, { isPartial = false }: { isPartial?: boolean } = {}): Promise<DrawLogCheck> {
  const rows = readRows(text);
  const of = ownerOf(rows);
  const names = periodsOf(
    of,
    rows.some(({ period }) => period.includes('-')),
  );
  const known = new Set(names);
  const seen = new Set<string>();
  const faults: { period: string; fault: DrawLogFault }[] = [];
  let outside = 0;
  for (const row of rows) {
    const { period } = row;
    const found = seen.has(period) ? 'doubled' : known.has(period) ? await faultOf(row, of) : 'unknown';
    seen.add(period);
    if (found === 'outside') outside += 1;
    else if (found) faults.push({ period, fault: found });
  }
  const right = rows.length - outside - faults.length;
  const last = names.findLastIndex((name) => seen.has(name));
  const awaited = isPartial ? names.slice(0, last + 1) : names;
  for (const period of awaited) if (!seen.has(period)) faults.push({ period, fault: 'missing' });
  return { ...of, right, outside, faults };
}
