import { gatewayVersion, headers, type LiveEventOf, liveEvents, livePath } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing.ts';
import { call } from '../testingClient.ts';
import { runJob } from '../testingJobs.ts';
import { demoPassword } from '../testingSandbox.ts';
import { readPeriods } from './readDraws.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
});
afterAll(() => gateway.close());

const lottery = 'fast5';

/** The stream of an account, which has begun. @returns waits for the draw of a period */
async function listen(username: string) {
  const login = await call(gateway.url, 'login', { type: 'username', username, password: demoPassword });
  const hangUp = new AbortController();
  const { body } = await fetch(`${gateway.url}/api/${livePath}`, {
    headers: {
      ...{ [headers.sessionToken]: login.body.value.token, [headers.gatewayVersion]: gatewayVersion, [headers.merchant]: 'baize' },
    },
    signal: hangUp.signal,
  });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = (await reader?.read())?.value ?? '';
  return async (period: string): Promise<LiveEventOf<'lotteryDrawn'>> => {
    for (;;) {
      const told = [...text.matchAll(/^event: lotteryDrawn\ndata: (.*)\n\n/gm)].map(([, data = '']) =>
        liveEvents.lotteryDrawn.parse(JSON.parse(data)),
      );
      const found = told.find((one) => one.lottery === lottery && one.period === period);
      if (found) {
        hangUp.abort();
        return found;
      }
      text += (await reader?.read())?.value ?? '';
    }
  };
}

test('a result is told to everybody who listens within a second of its draw, with its seed and the periods that are open then', async () => {
  const { db } = gateway.services.database;
  const told = await Promise.all([listen('member01'), listen('contract01')]);
  const [before] = await readPeriods(db, [lottery]);
  const [current, next] = before?.open ?? [];
  if (!current || !next) throw new Error('No period is open.');
  await db.execute(sql`update lottery_periods set opens_at = now() - interval '1 minute', cancel_until = now() - interval '20 seconds',
    closes_at = now() - interval '10 seconds', draws_at = now() where lottery = ${lottery} and period = ${current.period}`);
  await runJob(gateway.services, 'draws.draw');
  const drawn = performance.now();
  const events = await Promise.all(told.map((wait) => wait(current.period)));
  expect(performance.now() - drawn).toBeLessThan(1_000);
  const [after] = await readPeriods(db, [lottery]);
  expect(after?.last?.period).toBe(current.period);
  for (const event of events) expect(event).toEqual({ lottery, ...after?.last, open: after?.open });
  expect(events[0]?.open[0]?.period).toBe(next.period);
  expect(events[0]?.seed).toMatch(/^[0-9a-f]{64}$/);
});
