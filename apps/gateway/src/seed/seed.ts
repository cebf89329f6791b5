import { randomUUID } from 'node:crypto';
import type { FeatureFlags } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type CatalogueGame, generateCatalogue } from '../catalogue/index.ts';
import { type Database, rowsOf, type Tx } from '../db/database.ts';
import { schema } from '../db/schema.ts';
import { offerContract } from '../domains/contracts/offerContract.ts';
import { hashPassword } from '../domains/session/passwords.ts';
import { post } from '../ledger/post.ts';
import { sandboxContracts } from './contracts.ts';
import { type DemoAccount, demoAccounts, demoFundPassword, demoPassword } from './demoAccounts.ts';
import { insertRooms } from './insertRooms.ts';
import { sandboxNotices, sandboxPopups } from './notices.ts';

/** The sandbox's brand shows every way in; its messages come to the outbox. */
const demoFlags = { freePlay: true, mobileCodeLogin: true, mobileNumberRegistration: true } satisfies Partial<FeatureFlags>;

/** Rows of one insert: more would make one very long statement, fewer many round trips. */
const batchSize = 2_000;

export interface SeedOptions {
  sandbox: boolean;
  /** Fewer games, for tests that start quickly; all of them without. */
  catalogueSize?: number | undefined;
  /** Whether the sandbox’s notices have pop-ups among them. */
  popups: boolean;
}

/** Fills an empty database, once: of several processes that start at once, one does it and the others wait. */
export async function seed({ db }: Database, { sandbox, catalogueSize, popups }: SeedOptions): Promise<void> {
  const { settings } = schema;
  const isSeeded = async (executor: Database['db'] | Tx) =>
    (await rowsOf(executor, sql`select 1 from ${settings} where name = 'seed'`)).length > 0;
  if (await isSeeded(db)) return;
  const accounts = sandbox ? await Promise.all(demoAccounts.map(withHashes)) : [];
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('baize.seed'))`);
    if (await isSeeded(tx)) return;
    await insertGames(tx, generateCatalogue().slice(0, catalogueSize));
    const ids = new Map<string, string>();
    for (const account of accounts) ids.set(account.account, await insertDemoAccount(tx, account, ids));
    await offerContracts(tx, ids);
    if (sandbox) {
      await tx.insert(settings).values({ name: 'portal', value: { flags: demoFlags } });
      await insertRooms(tx);
      await insertNotices(tx, popups ? [...sandboxPopups, ...sandboxNotices] : sandboxNotices);
    }
    await tx.insert(settings).values({ name: 'seed', value: { games: catalogueSize ?? 'all' } });
  });
}

async function insertGames(tx: Tx, games: readonly CatalogueGame[]): Promise<void> {
  for (let start = 0; start < games.length; start += batchSize) {
    const rows = games.slice(start, start + batchSize).map((game) => ({
      game_id: game.gameId,
      node_id: game.nodeId,
      vendor: game.vendor,
      vassalage: game.vassalage,
      vendor_type: game.vendorType,
      category: game.category,
      name_vi: game.nameVi,
      name_en: game.nameEn,
      popularity: game.popularity,
      is_hot: game.isHot,
      is_new: game.isNew,
      has_demo: game.hasDemo,
    }));
    await tx.execute(sql`insert into games select * from jsonb_populate_recordset(null::games, ${JSON.stringify(rows)}::jsonb)`);
  }
}

/** One an hour, the last of them now. */
async function insertNotices(tx: Tx, notices: typeof sandboxNotices): Promise<void> {
  const startsAt = (age: number): Date => new Date(Date.now() - age * 3_600_000);
  await tx.insert(schema.notices).values(notices.map((notice, age) => ({ ...notice, startsAt: startsAt(age) })));
}

async function offerContracts(tx: Tx, ids: ReadonlyMap<string, string>): Promise<void> {
  const [uplineId, downlineId] = [ids.get('agent01'), ids.get('contract01')];
  if (!uplineId || !downlineId) return;
  for (const contract of sandboxContracts) await offerContract(tx, { uplineId, downlineId, ...contract });
}

async function withHashes(account: DemoAccount) {
  const [passwordHash, fundPasswordHash] = await Promise.all([hashPassword(demoPassword), hashPassword(demoFundPassword)]);
  return { ...account, passwordHash, fundPasswordHash };
}

async function insertDemoAccount(tx: Tx, demo: Awaited<ReturnType<typeof withHashes>>, ids: ReadonlyMap<string, string>): Promise<string> {
  const { about: _, balance, affiliateCode, upline, ...columns } = demo;
  const uplineId = upline === undefined ? undefined : ids.get(upline);
  const id = randomUUID();
  const provedAt = new Date();
  await tx.insert(schema.customers).values({ id, ...columns, uplineId, mobileProvedAt: provedAt, emailProvedAt: provedAt });
  if (affiliateCode) await tx.insert(schema.affiliateCodes).values({ code: affiliateCode, customerId: id });
  if (balance === 0) return id;
  await post(tx, {
    customerId: id,
    transactionId: randomUUID(),
    kind: 'welcome',
    reference: 'seed',
    currency: 'VND',
    legs: [
      { account: 'main', amount: balance },
      { account: 'sandboxCredit', amount: -balance },
    ],
  });
  return id;
}
