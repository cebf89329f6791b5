import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../apps/gateway/src/db/database.ts';
import { openDatabase } from '../../apps/gateway/src/db/open.ts';
import { holdCounted } from '../../apps/gateway/src/domains/agent-contracts/settlement/countedMoments.ts';
import { foldCounted } from '../../apps/gateway/src/domains/agent-contracts/settlement/fold.ts';
import { sealMembers } from '../../apps/gateway/src/domains/agent-contracts/settlement/seal.ts';
import { createDatabase } from './support/databases.ts';
import { countWaiting } from './support/waiting.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ databaseUrl: await createDatabase() });
});
afterAll(() => database.close());

const period = {
  kind: 'hourly',
  beginsAt: new Date('2026-01-05T00:00:00Z'),
  endsAt: new Date('2026-01-05T01:00:00Z'),
  settlesDividends: false,
} as const;
const ways = {
  'a seal waits for a fold': ['alone', () => database.db.transaction((tx) => sealMembers(tx, period, { activeMinimumBet: 1 }, undefined))],
  'a fold waits for a seal': ['shared', () => foldCounted(database.db)],
} as const;

test.each(Object.entries(ways))('§4 counted play stays at its moments while a period is read: %s', async (_, [how, work]) => {
  const running = await database.db.transaction(async (tx) => {
    await holdCounted(tx, how);
    const waiting = work();
    await expect.poll(() => countWaiting(database.db)).toBe(1);
    return { waiting };
  });
  await running.waiting;
});
