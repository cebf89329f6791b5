import { readBrands } from './brand/readBrands.ts';
import { type Config, readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { setPasswordMemory } from './domains/session/passwords.ts';
import { loadSandbox } from './loadSandbox.ts';
import { runOperator } from './operator/commands.ts';
import { readDoor } from './operator/door.ts';
import { operatorPath } from './operator/routes.ts';
import { noLocator } from './providers/location/Locator.ts';
import { createSender } from './providers/messages/createSender.ts';
import { unconnected } from './providers/unconnected.ts';
import { databaseQueue } from './queue/databaseQueue.ts';
import { createSettings } from './settings/settings.ts';
import { startFailureOf } from './startFailure.ts';

/** Asks the running gateway. @returns undefined when none answers. */
async function throughGateway(dataDir: string, args: string[]): Promise<{ ok: boolean; said: string } | undefined> {
  const door = await readDoor(dataDir);
  if (!door) return undefined;
  const response = await fetch(`${door.url}${operatorPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${door.token}` },
    body: JSON.stringify({ args }),
  }).catch(() => undefined);
  // A file that a killed gateway left behind leads nowhere, or to a stranger.
  if (response?.status !== 200 && response?.status !== 400) return undefined;
  return (await response.json()) as { ok: boolean; said: string };
}

/** Works on the database itself: PostgreSQL, or a folder that no gateway holds. */
async function onDatabase(config: Config, args: string[]): Promise<string> {
  const { databaseUrl, databaseSessionUrl, dataDir, defaultPassword } = config;
  const sandbox = await loadSandbox(config);
  setPasswordMemory(config.passwordMemoryKib);
  const database = await openDatabase({ databaseUrl, databaseSessionUrl, dataDir, pool: { size: 2 } });
  try {
    const settings = await createSettings(database, noLocator, (await readBrands(config.brandDirs)).first.brand);
    const sender = createSender(config, sandbox?.sender(database.db) ?? unconnected.sender);
    const changed = (customerId: string): void => database.notify(customerId);
    return await runOperator({ db: database.db, queue: databaseQueue(database), settings, sender, defaultPassword, changed }, args);
  } finally {
    await database.close();
  }
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const config = readConfig(process.env);
  const { databaseUrl, dataDir } = config;
  const reply = databaseUrl === undefined ? await throughGateway(dataDir, args) : undefined;
  if (reply && !reply.ok) throw Object.assign(new Error(reply.said), { name: 'OperatorError' });
  console.log(reply?.said ?? (await onDatabase(config, args)));
}

main().catch((error: unknown) => {
  console.error(startFailureOf(error) ?? error);
  process.exit(1);
});
