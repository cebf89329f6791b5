import { randomUUID } from 'node:crypto';
import { type ContractTerms, type ContractType, periodKinds } from '@baize/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, rowsOf } from '../../../db/database.ts';
import { onPglite } from '../../../db/openPglite.ts';
import { schema } from '../../../db/schema.ts';
import { databaseQueue } from '../../../queue/databaseQueue.ts';
import type { Jobs } from '../../../queue/Job.ts';
import type { Queue } from '../../../queue/Queue.ts';
import { startWorker } from '../../../queue/worker.ts';
import type { Services } from '../../../services.ts';
import { borrowDatabase } from '../../../testingDatabase.ts';
import { someOrAll } from '../../../testingRuns.ts';
import { contractRules } from '../contractRules.ts';
import { offerContract } from '../offerContract.ts';
import { foldCounted } from './fold.ts';
import { closePeriods, settlementJobs } from './jobs.ts';
import { openFirstPeriods } from './periods.ts';

const timeZone = 'Asia/Ho_Chi_Minh';
// Teams are summed in parts, as large ones are.
const rules = { ...contractRules.parse({ activeMinimumBet: 1_000 }), membersAtOnce: 3 };
let database: Database;
beforeAll(async () => {
  database = await onPglite(await borrowDatabase());
  await openFirstPeriods(database.db, { timeZone, dividendPeriod: 'semimonthly' });
});
afterAll(() => database.close());
const db = () => database.db;

/** A place in the tree: its upline's index, below its own; the first is the house's agent. */
interface Person {
  id: string;
  upline: number | undefined;
  terms: ContractTerms[];
  /** Rounds of the person himself. */
  rounds: { bet: number; win: number }[];
}

const rate = fc.nat(3_000);
const least = fc.nat(20_000);
const anyTerms: fc.Arbitrary<ContractTerms>[] = [
  fc.record({
    type: fc.constant('dividend' as const),
    productType: fc.constant('RNG' as const),
    rows: fc.array(fc.record({ minimumBet: least, netLoss: least, activeMember: fc.nat(2), contractRate: rate }), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  fc.record({
    type: fc.constant('dailySalary' as const),
    period: fc.constantFrom('daily' as const, 'weekly' as const),
    details: fc.array(fc.record({ betVolume: least, activeMember: fc.nat(2), rate }), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    type: fc.constant('hourlySalary' as const),
    hourSalaryRates: fc.array(
      fc.record({ minimumBet: least, activeMember: fc.nat(2), rateType: fc.constant('amount' as const), rate: fc.nat(500) }),
      { minLength: 1, maxLength: 2 },
    ),
  }),
  fc.record({ type: fc.constant('realTimeSalary' as const), profitRate: rate, lossRate: rate, singlePeriodBetAmount: fc.nat(5_000) }),
];
const person = fc.record({
  upline: fc.nat(),
  terms: fc.tuple(...anyTerms.map((terms) => fc.option(terms, { nil: undefined }))).map((all) => all.filter((one) => one !== undefined)),
  rounds: fc.array(fc.record({ bet: fc.nat(30_000), win: fc.nat(40_000) }), { maxLength: 3 }),
});
const tree = fc
  .array(person, { minLength: 2, maxLength: 8 })
  .map((people) => people.map((one, index): Omit<Person, 'id'> => ({ ...one, upline: index === 0 ? undefined : one.upline % index })));

/** The plain reckoning: what a contract pays, written apart from the product's own. */
function amountOf(terms: ContractTerms, team: { bet: number; win: number }[]): number {
  const sum = (pick: (one: { bet: number; win: number }) => number): number => team.reduce((total, one) => total + pick(one), 0);
  const [bet, loss, active] = [sum((one) => one.bet), sum((one) => one.bet - one.win), team.filter((one) => one.bet >= 1_000).length];
  const part = (base: number, share: number): number => Math.floor((Math.max(0, base) * share) / 10_000);
  switch (terms.type) {
    case 'dividend': {
      const row = terms.rows.findLast((one) => bet >= one.minimumBet && loss >= one.netLoss && active >= one.activeMember);
      return row ? part(loss, row.contractRate) : 0;
    }
    case 'dailySalary': {
      const row = terms.details.findLast((one) => bet >= one.betVolume && active >= one.activeMember);
      return row ? part(bet, row.rate) : 0;
    }
    case 'hourlySalary': {
      const row = terms.hourSalaryRates.findLast((one) => bet >= one.minimumBet && active >= one.activeMember);
      return row ? row.rate * active : 0;
    }
    default: {
      const counted = team.filter((one) => one.bet >= terms.singlePeriodBetAmount);
      const of = (lost: boolean): number => counted.filter((one) => one.bet > one.win === lost).reduce((total, one) => total + one.bet, 0);
      return Math.floor((of(true) * terms.lossRate + of(false) * terms.profitRate) / 10_000);
    }
  }
}

/** Puts a tree with its contracts and play into the database. */
async function plant(people: readonly Omit<Person, 'id'>[]): Promise<Person[]> {
  const planted: Person[] = [];
  for (const one of people) {
    const id = randomUUID();
    const uplineId = one.upline === undefined ? null : (planted[one.upline]?.id ?? null);
    await db()
      .insert(schema.customers)
      .values({ id, account: id.slice(0, 16), nickname: 'p', type: 2, passwordHash: '', uplineId });
    for (const terms of one.terms) {
      await offerContract(db(), { uplineId, downlineId: id, status: 'V', terms, effectiveFrom: new Date('2026-01-01') });
    }
    for (const [index, { bet, win }] of one.rounds.entries()) {
      await db().execute(sql`insert into game_rounds (customer_id, provider, round_id, game_id, vendor_type, currency, bet_total, win_total, ended_at)
        values (${id}, 'p', ${`r${index}`}, 'g', 'RNG', 'VND', ${bet}, ${win}, now())`);
    }
    planted.push({ ...one, id });
  }
  return planted;
}

const isBelow = (people: readonly Person[], index: number, above: number): boolean => {
  for (let at: number | undefined = index; at !== undefined; at = people[at]?.upline) if (at === above) return true;
  return false;
};
/** Play of each member of a team, the agent with them, where there was any. */
const teamOf = (people: readonly Person[], agent: number) =>
  people
    .filter((_, index) => isBelow(people, index, agent))
    .filter(({ rounds }) => rounds.some(({ bet, win }) => bet + win > 0))
    .map(({ rounds }) => ({ bet: rounds.reduce((sum, one) => sum + one.bet, 0), win: rounds.reduce((sum, one) => sum + one.win, 0) }));

/** A queue whose process is killed now and then, in the middle of a transaction. */
function mortal(queue: Queue, kills: () => boolean): Queue {
  return {
    ...queue,
    announce: async (executor, job) => {
      await queue.announce(executor, job);
      if (kills()) throw new Error('killed in the transaction');
    },
  };
}

async function settle(kills: () => boolean): Promise<void> {
  const queue = mortal(databaseQueue(database), kills);
  const settings = { contractRules: () => rules } as unknown as Services['settings'];
  const services = { database, queue, settings, timeZone, live: { changed: () => undefined }, log: Fastify().log } as unknown as Services;
  // The jobs start now, and not after the pause of a failure.
  const jobs: Jobs = Object.fromEntries(
    Object.entries(settlementJobs)
      .filter(([kind]) => kind === 'contracts.bill' || kind === 'contracts.pay')
      .map(([kind, job]) => [
        kind,
        {
          run: async (...args: Parameters<typeof job.run>) => {
            for (;;) {
              try {
                await job.run(...args);
                if (kills()) throw new Error('killed after its effect');
                return;
              } catch {
                // The next process takes it.
              }
            }
          },
        },
      ]),
  );
  for (;;) {
    try {
      await closePeriods({ db: db(), queue, settings, timeZone }, periodKinds);
      break;
    } catch {
      // Killed in the middle: nothing was sealed.
    }
  }
  const worker = startWorker(services, { jobs, concurrency: 1 });
  await vi.waitFor(
    async () => expect(await rowsOf(db(), sql`select kind from jobs where kind in ('contracts.bill', 'contracts.pay')`)).toEqual([]),
    { timeout: 20_000 },
  );
  await worker.stop();
}

interface BillRow {
  customerId: string;
  type: ContractType;
  kind: string;
  amount: number;
  paid: number;
  state: string;
  isOfHouse: boolean;
}
const billsOf = (people: readonly Person[]) =>
  rowsOf<BillRow>(
    db(),
    sql`select customer_id as "customerId", type, kind, amount::int as amount, paid::int as paid, state, upline_id is null as "isOfHouse" from contract_bills
      where customer_id in (${sql.join(
        people.map(({ id }) => sql`${id}::uuid`),
        sql`, `,
      )}) order by customer_id, type`,
  );
async function balancesOf(people: readonly Person[]): Promise<number[]> {
  const rows = await rowsOf<{ id: string; balance: number }>(
    db(),
    sql`select customer_id as id, balance::int as balance from accounts where kind = 'main'`,
  );
  return people.map(({ id }) => rows.find((row) => row.id === id)?.balance ?? 0);
}

test('for any tree, terms and play, however often a process dies: bills are those of a plain reckoning, and all that is paid is what the house paid', async () => {
  await fc.assert(
    fc.asyncProperty(tree, fc.array(fc.boolean(), { maxLength: 30 }), async (plan, deaths) => {
      const people = await plant(plan);
      const left = [...deaths];
      await settle(() => left.pop() ?? false);
      const bills = await billsOf(people);
      const expected = people.flatMap(({ id, terms }, agent) =>
        terms.flatMap((one) => {
          const team = teamOf(people, agent);
          const amount = amountOf(one, team);
          return team.length === 0 || (amount === 0 && one.type === 'realTimeSalary') ? [] : [{ customerId: id, type: one.type, amount }];
        }),
      );
      const key = ({ customerId, type }: { customerId: string; type: string }): string => customerId + type;
      expect(
        bills.map(({ customerId, type, amount }) => ({ customerId, type, amount })).sort((a, b) => (key(a) < key(b) ? -1 : 1)),
      ).toEqual(expected.sort((a, b) => (key(a) < key(b) ? -1 : 1)));
      const balances = await balancesOf(people);
      const fromHouse = bills.filter(({ isOfHouse }) => isOfHouse);
      expect(fromHouse.every(({ amount, paid }) => amount === paid)).toBe(true);
      expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(fromHouse.reduce((sum, { paid }) => sum + paid, 0));
      for (const { amount, paid, state } of bills) {
        expect(state).toBe(amount === 0 ? 'notReached' : paid === amount ? 'paid' : 'part');
      }
      // Nothing is left with an agent who owes something, unless it came by periods of another kind.
      for (const { customerId, kind } of bills.filter(({ state }) => state === 'part')) {
        const payer = people[people.find(({ id }) => id === customerId)?.upline ?? 0];
        const isOfOneKind = bills.filter((bill) => bill.customerId === payer?.id).every((bill) => bill.kind === kind);
        if (payer && isOfOneKind) expect(balances[people.indexOf(payer)]).toBe(0);
      }
      while (await foldCounted(db()));
      await settle(() => false);
      expect([await billsOf(people), await balancesOf(people)]).toEqual([bills, balances]);
    }),
    { numRuns: someOrAll(10, 60) },
  );
}, 120_000);
