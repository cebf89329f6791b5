import type { LotteryDraw } from '@baize/contract';
import { lotteryFamily } from '@baize/contract/lottery';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Lottery } from '../providers/draws/DrawSource.ts';
import type { ResultSource } from '../providers/draws/ResultSource.ts';
import type { JobKind } from '../queue/kinds.ts';
import type { Queue } from '../queue/Queue.ts';
import { startTestGateway, type TestGateway } from '../testing.ts';
import { runJob } from '../testingJobs.ts';
import { askSources } from './askSources.ts';
import { makePeriods } from './makePeriods.ts';
import { readDraws, readPeriods } from './readDraws.ts';

type Services = TestGateway['services'];
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
});
afterAll(() => gateway.close());

const db = () => gateway.services.database.db;

/** A source that says what it is told to. */
function sourceOf(name: string) {
  let say: ResultSource['resultOf'] = async () => undefined;
  const source: ResultSource = { name, resultOf: (asked, signal) => say(asked, signal) };
  return {
    source,
    says: (next: ResultSource['resultOf']) => (say = next),
    tells: (numbers?: readonly number[]) => (say = async () => numbers),
  };
}

const result = [3, 11, 19, 28, 40, 45];
let made = 0;
let lottery: Lottery;
let one: ReturnType<typeof sourceOf>;
let other: ReturnType<typeof sourceOf>;
let services: Services;
let period: string;
/** What was announced, by kind: the jobs of this gateway know no such lottery. */
let announced: { kind: JobKind; bucket: string }[];
const bucketsOf = (kind: JobKind): string[] => announced.filter((job) => job.kind === kind).map(({ bucket }) => bucket);

/** A lottery of its own for each test, one of whose periods is due. */
beforeEach(async () => {
  made += 1;
  [one, other] = [sourceOf('Vietlott'), sourceOf('Minh Ngọc')];
  lottery = {
    ...{ code: `mega${made}`, family: 'mega645', name: { vi: 'Mega', en: 'Mega' }, group: 'national', times: { schedule: '0 18 * * *' } },
    ...{ closesSeconds: 600, cancelSeconds: 300, sources: [one.source, other.source] },
  };
  announced = [];
  const queue: Queue = { ...gateway.services.queue, announce: async (_db, { kind, bucket = '' }) => void announced.push({ kind, bucket }) };
  services = { ...gateway.services, draws: { lotteries: [lottery] }, queue };
  await makePeriods(db(), [lottery], services.timeZone);
  const [now] = await readPeriods(db(), [lottery.code]);
  period = now?.open[0]?.period ?? '';
  expect(now?.open[0]).not.toHaveProperty('commitment');
  await drawnAgo('1 minute');
});
const drawnAgo = (ago: string): Promise<unknown> =>
  db().execute(sql`update lottery_periods set opens_at = now() - interval '9 days', cancel_until = now() - interval '8 days',
    closes_at = now() - interval '7 days', draws_at = now() - ${ago}::interval where lottery = ${lottery.code} and period = ${period}`);
/** The minute's look, and the job that it announces. @returns why that failed */
async function look(): Promise<string | undefined> {
  announced = [];
  await runJob(services, 'draws.draw');
  if (!bucketsOf('draws.ask').includes(own())) return undefined;
  return runJob(services, 'draws.ask', own()).then(
    () => undefined,
    (error: Error) => error.message,
  );
}
const draws = async (): Promise<readonly LotteryDraw[]> => (await readDraws(db(), lottery.code, { size: 5 })).rows;
const own = (): string => `${lottery.code} ${period}`;
const settling = (): string[] => bucketsOf('lottery.settle').filter((bucket) => bucket === own());

describe('a result from outside', () => {
  test('that both sources tell is kept, settled, and says where it is from', async () => {
    one.tells(result);
    other.tells(result);
    expect(await look()).toBeUndefined();
    expect(await draws()).toEqual([{ period, numbers: result, drawnAt: expect.any(String), sources: ['Vietlott', 'Minh Ngọc'] }]);
    expect(settling()).toHaveLength(1);
  });

  test('waits while one source has none yet, and is taken once it has', async () => {
    one.tells(result);
    expect(await look()).toBeUndefined();
    expect(await draws()).toEqual([]);
    other.tells(result);
    await look();
    expect(await draws()).toHaveLength(1);
  });

  test('is not taken where the sources disagree: an operator reads what each says, and it is asked for again', async () => {
    one.tells(result);
    other.tells([3, 11, 19, 28, 40, 44]);
    expect(await look()).toContain(`${own()} is not settled: Vietlott says 3 11 19 28 40 45, Minh Ngọc says 3 11 19 28 40 44`);
    expect(await draws()).toEqual([]);
    expect(settling()).toEqual([]);
    other.tells(result);
    expect(await look()).toBeUndefined();
    expect(await draws()).toHaveLength(1);
  });

  test.each<[string, ResultSource['resultOf'], string]>([
    [
      'breaks',
      async () => {
        throw new Error('502 Bad Gateway');
      },
      'Minh Ngọc can’t be asked: 502 Bad Gateway',
    ],
    ['tells too few numbers', async () => result.slice(1), 'Minh Ngọc tells no result of its kind: 11 19 28 40 45'],
    ['tells a number out of range', async () => [...result.slice(1), 46], 'Minh Ngọc tells no result of its kind'],
  ])('is not taken where a source %s', async (_what, resultOf, reason) => {
    one.tells(result);
    other.says(resultOf);
    expect(await look()).toContain(reason);
    expect(await draws()).toEqual([]);
  });

  test('is told to an operator as missing an hour after its time', async () => {
    one.tells(result);
    await drawnAgo('61 minutes');
    expect(await look()).toContain('not both sources have its result');
  });

  test('§4 is taken no more after 24 hours, when its orders are refunded', async () => {
    one.tells(result);
    other.tells(result);
    await drawnAgo('24 hours 1 second');
    expect(await look()).toBeUndefined();
    await runJob(services, 'draws.ask', own());
    expect(await draws()).toEqual([]);
  });

  test('is kept once, by however many processes it is asked for', async () => {
    one.tells(result);
    other.tells(result);
    await Promise.all([1, 2, 3].map(() => runJob(services, 'draws.ask', own())));
    expect(await draws()).toHaveLength(1);
    expect(settling()).toHaveLength(1);
  });
});

test('a source that does not answer keeps no period waiting for longer than its time', async () => {
  one.tells(result);
  other.says(() => new Promise(() => undefined));
  const { draw } = lotteryFamily('mega645', 2026);
  const asked = { lottery: lottery.code, period, drawsAt: new Date() };
  expect(await askSources([one.source, other.source], asked, draw, 20)).toMatchObject({
    status: 'refused',
    reason: expect.stringContaining('Minh Ngọc can’t be asked'),
  });
});
