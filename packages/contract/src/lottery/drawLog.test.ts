import { describe, expect, it } from 'vitest';
import { commitmentOf } from '../rewards/tickets/draw.ts';
import { csvOf } from '../rules/csv.ts';
import { checkDrawLog, DrawLogError, drawLogCells, drawLogColumns, type LoggedPeriod } from './drawLog.ts';
import { drawPeriod } from './drawPeriod.ts';
import { lotteryFamily } from './plays/families.ts';

const ten = { lottery: 'three10', family: 'threeDigits', day: '2026-11-21', periodsOfDay: 144 } as const;
const tenMinutes = 600_000;
const begin = Date.parse('2026-11-21T00:00:00+07:00');
const iso = (moment: number): string => new Date(moment).toISOString();

async function periodOf(place: number): Promise<LoggedPeriod> {
  const period = `20261121-${String(place).padStart(4, '0')}`;
  const seed = place.toString(16).padStart(64, 'a');
  const drawsAt = begin + place * tenMinutes;
  return {
    ...{ period, opensAt: iso(drawsAt - tenMinutes - 10_000), cancelUntil: iso(drawsAt - 15_000), closesAt: iso(drawsAt - 10_000) },
    ...{ drawsAt: iso(drawsAt), drawnAt: iso(drawsAt + 40), seed, commitment: await commitmentOf(seed) },
    numbers: await drawPeriod(lotteryFamily('threeDigits', 2026).draw, { lottery: ten.lottery, period, seed }),
  };
}
const periods = await Promise.all(Array.from({ length: 144 }, (_, at) => periodOf(at + 1)));
const logOf = (rows: readonly LoggedPeriod[], of: Parameters<typeof drawLogCells>[0] = ten): string =>
  csvOf([drawLogColumns, ...rows.map((row) => drawLogCells(of, row))]);
/** The whole day, with some parts of its seventh period changed. */
const withSeventh = (part: Partial<LoggedPeriod>, ...without: (keyof LoggedPeriod)[]): LoggedPeriod[] =>
  periods.map((row, at) => {
    const changed = { ...row, ...part };
    for (const name of without) delete changed[name as 'seed'];
    return at === 6 ? changed : row;
  });
const faultsOf = async (rows: readonly LoggedPeriod[], isPartial = false) => (await checkDrawLog(logOf(rows), { isPartial })).faults;

describe('a log of draws', () => {
  it('of a whole day is right', async () => {
    expect(await checkDrawLog(logOf(periods))).toEqual({ ...ten, right: 144, outside: 0, faults: [] });
  });

  it.each<[string, Partial<LoggedPeriod>, string, ...(keyof LoggedPeriod)[]]>([
    ['another seed', { seed: 'b'.repeat(64) }, 'other_seed'],
    ['another commitment', { commitment: 'b'.repeat(64) }, 'other_seed'],
    [
      'another number',
      { numbers: [(periods[6]?.numbers?.[0] ?? 0) === 0 ? 1 : 0, ...(periods[6]?.numbers?.slice(1) ?? [])] },
      'other_numbers',
    ],
    ['a number less', { numbers: periods[6]?.numbers?.slice(1) ?? [] }, 'other_numbers'],
    ['no seed', {}, 'no_seed', 'seed'],
    ['no commitment', {}, 'no_seed', 'commitment'],
    ['sources beside a commitment', { sources: ['A', 'B'] }, 'no_seed', 'seed'],
    ['no numbers', {}, 'not_drawn', 'numbers'],
    ['a draw before its time', { drawnAt: periods[6]?.closesAt ?? '' }, 'wrong_time'],
    ['bets that were taken after the draw', { closesAt: periods[7]?.closesAt ?? '' }, 'wrong_time'],
  ])('names the period that has %s', async (_what, part, fault, ...without) => {
    expect(await faultsOf(withSeventh(part, ...without))).toEqual([{ period: '20261121-0007', fault }]);
  });

  it('names periods that are missing or doubled, or of another day', async () => {
    const [first, ...others] = periods;
    expect(await faultsOf(others)).toEqual([{ period: '20261121-0001', fault: 'missing' }]);
    expect(await faultsOf(periods.toSpliced(6, 1))).toEqual([{ period: '20261121-0007', fault: 'missing' }]);
    expect(await faultsOf(first ? [...periods, first] : [])).toEqual([{ period: '20261121-0001', fault: 'doubled' }]);
    expect(await faultsOf(first ? [...periods, { ...first, period: '20261120-0001' }] : [])).toEqual([
      { period: '20261120-0001', fault: 'unknown' },
    ]);
  });

  it('that ends before its day is not whole, unless its reader knows', async () => {
    const morning = periods.slice(0, 60);
    expect(await faultsOf(morning)).toHaveLength(84);
    expect(await faultsOf(morning, true)).toEqual([]);
    expect(await faultsOf(morning.toSpliced(6, 1), true)).toEqual([{ period: '20261121-0007', fault: 'missing' }]);
  });

  it('of results from outside tells how many there are', async () => {
    const outside = ({ seed: _, commitment: __, ...row }: LoggedPeriod): LoggedPeriod => ({ ...row, sources: ['Xổ số, "A"', 'B'] });
    expect(await checkDrawLog(logOf(periods.map(outside)))).toMatchObject({ right: 0, outside: 144, faults: [] });
  });

  it('of a lottery that draws once a day has one period', async () => {
    const period = '20261121';
    const seed = 'c'.repeat(64);
    const numbers = await drawPeriod(lotteryFamily('mega645', 2026).draw, { lottery: 'mega645', period, seed });
    const row = { ...(periods[0] as LoggedPeriod), period, seed, commitment: await commitmentOf(seed), numbers };
    const of = { lottery: 'mega645', family: 'mega645', day: '2026-11-21', periodsOfDay: 1 } as const;
    expect(await checkDrawLog(logOf([row], of))).toMatchObject({ right: 1, faults: [] });
  });

  it.each([
    ['nothing', ''],
    ['another file', 'account,amount\r\nminh,1\r\n'],
    ['a head alone', csvOf([drawLogColumns])],
    ['a cell that is not closed', `${csvOf([drawLogColumns])}"three10`],
    ['a row that is cut', logOf(periods).slice(0, -100)],
    ['two lotteries', `${logOf(periods)}${logOf(periods.slice(0, 1), { ...ten, lottery: 'fast5' }).split('\r\n')[1]}\r\n`],
    ['fewer periods a day than its times have', logOf(periods.slice(0, 100), { ...ten, periodsOfDay: 100 })],
    ['a family that there is not', logOf(periods).replaceAll('threeDigits', 'fourDigits')],
  ])('is refused: %s', async (_what, text) => {
    await expect(checkDrawLog(text)).rejects.toThrow(DrawLogError);
  });
});
