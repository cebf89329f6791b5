import { sql } from 'drizzle-orm';
import type { TestGateway } from '../../../testing.ts';
import { runJob } from '../../../testingJobs.ts';

/** Periods of tests: they lie in the past by name, so that none of the gateway's own is met. */
export function chaseHouse(gateway: TestGateway) {
  const { db } = gateway.services.database;
  let made = 0;
  return {
    /**
     * A period with numbers that are not drawn yet.
     * @param opensIn minutes until it takes bets; it closes an hour later
     */
    async openPeriod(lottery = 'fast5', opensIn = -1): Promise<string> {
      made += 1;
      const period = `20200102-${String(made).padStart(4, '0')}`;
      await db.execute(sql`insert into lottery_periods (lottery, period, opens_at, cancel_until, closes_at, draws_at, seed, commitment)
        select ${lottery}, ${period}, opens, opens + interval '60 minutes', opens + interval '60 minutes', opens + interval '61 minutes',
          ${'ab'.repeat(32)}, ${'cd'.repeat(32)}
        from (select now() + make_interval(mins => ${opensIn}) as opens) t`);
      return period;
    },
    /** Moves the instants of a period, also those that chases know of it. */
    async shift(period: string, minutes: number): Promise<void> {
      const by = sql`make_interval(mins => ${minutes})`;
      await db.execute(sql`update lottery_periods set opens_at = opens_at + ${by}, cancel_until = cancel_until + ${by}, closes_at = closes_at + ${by},
        draws_at = draws_at + ${by} where period = ${period}`);
      await db.execute(
        sql`update lottery_chase_periods set opens_at = opens_at + ${by}, closes_at = closes_at + ${by} where period = ${period}`,
      );
    },
    /** Draws a closed period by these numbers. */
    drawAs: (period: string, numbers: readonly number[]): Promise<unknown> =>
      db.execute(sql`update lottery_periods set numbers = ${JSON.stringify(numbers)}::jsonb, drawn_at = now() where period = ${period}`),
    settle: (period: string, lottery = 'fast5'): Promise<void> => runJob(gateway.services, 'lottery.settle', `${lottery} ${period}`),
    advance: (): Promise<void> => runJob(gateway.services, 'lottery.chase'),
  };
}
