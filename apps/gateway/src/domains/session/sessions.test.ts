import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db, Tx } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { registerPlayer } from '../../testingPlayers.ts';
import { openSession } from './sessions.ts';

const { customers, sessions } = schema;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
});
afterAll(() => gateway.close());

/** A database that goes away before it has committed. */
function losingCommits(db: Db): Db {
  const transaction = (work: (tx: Tx) => Promise<unknown>) =>
    db.transaction(async (tx) => {
      await work(tx);
      throw new Error('Connection terminated');
    });
  return Object.assign(Object.create(db) as Db, { transaction });
}

test('an older session’s end is told after the new session’s commit, and never without it', async () => {
  const { username } = await registerPlayer(gateway.url);
  const { db } = gateway.services.database;
  const [customer] = await db.select().from(customers).where(eq(customers.account, username));
  if (!customer) throw new Error('not registered');
  const told: string[] = [];
  const rules = { ...gateway.services.sessionRules, perAccount: 1, onEnded: (id: string) => void told.push(id) };
  const open = async () => (await db.select().from(sessions).where(eq(sessions.customerId, customer.id))).filter(({ endedAt }) => !endedAt);
  const [before] = await open();
  const visit = { customer, ip: '127.0.0.1', userAgent: 'test' };

  await expect(openSession(losingCommits(db), rules, visit)).rejects.toThrow('Connection terminated');
  expect([told, await open()]).toEqual([[], [before]]);

  const refusing = async () => {
    throw new Error('refused');
  };
  await expect(openSession(db, rules, visit, refusing)).rejects.toThrow('refused');
  expect([told, await open()]).toEqual([[], [before]]);

  await openSession(db, rules, visit);
  expect(told).toEqual([customer.id]);
  expect(await open()).not.toContainEqual(before);
});
