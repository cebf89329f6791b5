import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './db/open.ts';
import { schema } from './db/schema.ts';
import { loadSandbox } from './loadSandbox.ts';
import { seed } from './seed.ts';
import { borrowDatabase } from './testingDatabase.ts';

const options = { catalogueSize: 1, popups: false, business: false };

async function emptyDatabase() {
  const database = await openDatabase({ dataDir: '', embedded: await borrowDatabase() });
  onTestFinished(() => database.close());
  return { database, accounts: () => database.db.$count(schema.customers) };
}

test('the seed: a sandbox fills an empty database once', async () => {
  const { database, accounts } = await emptyDatabase();
  const sandbox = await loadSandbox({ sandbox: true });
  await Promise.all([seed(database, sandbox, options), seed(database, sandbox, options)]);
  const filled = await accounts();
  expect(filled).toBeGreaterThan(5);
  await seed(database, sandbox, options);
  expect(await accounts()).toBe(filled);
});

test('the seed: a database that began without a sandbox never gets its demo accounts', async () => {
  const { database, accounts } = await emptyDatabase();
  await seed(database, undefined, options);
  await seed(database, await loadSandbox({ sandbox: true }), options);
  expect(await accounts()).toBe(0);
});
