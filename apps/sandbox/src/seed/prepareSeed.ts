import { randomUUID } from 'node:crypto';
import {
  type FillDatabase,
  hashPassword,
  insertCustomer,
  makePast,
  moneyTextIn,
  offerContract,
  post,
  type SeedOptions,
  schema,
  type Tx,
} from '@baize/gateway/ports';
import { sql } from 'drizzle-orm';
import { type CatalogueGame, generateCatalogue } from '../catalogue/index.ts';
import { sandboxDraws } from '../lottery/lotteries.ts';
import { houseContracts, sandboxContracts } from './agentContracts.ts';
import { insertBusiness, insertRounds } from './business/insertBusiness.ts';
import { insertContracts } from './business/insertContracts.ts';
import { insertHistory } from './business/insertHistory.ts';
import { creditBefore } from './business/insertMovements.ts';
import { type DemoAccount, demoAccounts, demoFundPassword, demoPassword } from './demoAccounts.ts';
import { insertRooms } from './insertRooms.ts';
import { insertLegions } from './legion/insertLegions.ts';
import { planLegionPlay } from './legion/planLegionPlay.ts';
import { insertMissions } from './missions/insertMissions.ts';
import { playMissions } from './missions/playMissions.ts';
import { type NewNotice, sandboxNotices, sandboxPopups } from './notices.ts';
import { insertMall } from './points-mall/insertMall.ts';
import { insertPromotions } from './promotions/insertPromotions.ts';
import { insertRains } from './promotions/insertRains.ts';
import { insertTickets } from './promotions/insertTickets.ts';
import { insertRebates } from './rebates/insertRebates.ts';

/** Whose business the sandbox has. */
const businessAgent = 'agent01';
const isOfBusiness = ({ account, upline }: DemoAccount): boolean => account === businessAgent || upline === businessAgent;
/** Whose missions are half done. */
const missionsMember = 'member01';
/** Who leads a legion, in which the other one is. */
const legionMaster = 'master01';
/** What the sandbox's legions are paid beside their share of the turnover. */
const legionPrizes = [
  { from: 1, to: 1, amount: 2_000_000 },
  { from: 2, to: 3, amount: 1_000_000 },
  { from: 4, to: 10, amount: 300_000 },
];
/** Whether an account has had its balance since before all that it did. */
const isOld = (demo: DemoAccount): boolean => isOfBusiness(demo) || demo.account === missionsMember || demo.account === legionMaster;

/** Results of each lottery that a new sandbox has. */
const pastDraws = 100;

/** Rows of one insert: more would make one very long statement, fewer many round trips. */
const batchSize = 2_000;

/** The catalogue, the demo accounts and what they find: contracts to answer, an agent's business, rooms, notices, promotions. */
export async function prepareSeed({ catalogueSize, popups, business }: SeedOptions): Promise<FillDatabase> {
  const games = generateCatalogue().slice(0, catalogueSize);
  const accounts = await Promise.all(demoAccounts.map(withHashes));
  return async (tx, house) => {
    const { timeZone } = house;
    const money = moneyTextIn(house.currency);
    await insertGames(tx, games);
    const ids = new Map<string, string>();
    for (const account of accounts) {
      ids.set(account.account, await insertDemoAccount(tx, account, ids, business && isOld(account)));
    }
    await offerContracts(tx, ids);
    const agent = accounts.find(({ account }) => account === businessAgent);
    const agentId = ids.get(businessAgent);
    const master = accounts.find(({ account }) => account === legionMaster);
    const masterId = ids.get(legionMaster);
    const ofLegion = [masterId, ids.get(missionsMember)].filter((id) => id !== undefined);
    if (business && agent && agentId) {
      const movements = await insertBusiness(tx, agentId, agent.passwordHash);
      await insertContracts(tx, agentId);
      await insertLegions(tx, ofLegion, timeZone);
      const played = masterId === undefined ? { movements: [], rounds: [] } : planLegionPlay(masterId, master?.balance ?? 0);
      await insertRounds(tx, played.rounds);
      await insertHistory(tx, [...movements, ...played.movements], { timeZone });
    } else await insertLegions(tx, ofLegion, timeZone);
    await tx.insert(schema.settings).values({ name: 'portal', value: { guilds: { prizes: legionPrizes } } });
    await insertPromotions(tx, ids, money, timeZone);
    await insertRebates(tx, timeZone);
    await insertTickets(tx, ids, money);
    await insertRains(tx);
    await insertMissions(tx, house);
    const member = accounts.find(({ account }) => account === missionsMember);
    const memberId = ids.get(missionsMember);
    if (business && member && memberId) await playMissions(tx, memberId, { balance: member.balance, timeZone });
    await insertMall(tx, ids, house);
    await makePast(tx, sandboxDraws.lotteries, { count: pastDraws, timeZone });
    await insertRooms(tx);
    await insertNotices(tx, popups ? [...sandboxPopups, ...sandboxNotices(money)] : sandboxNotices(money));
  };
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
async function insertNotices(tx: Tx, notices: readonly NewNotice[]): Promise<void> {
  const startsAt = (age: number): Date => new Date(Date.now() - age * 3_600_000);
  await tx.insert(schema.notices).values(notices.map((notice, age) => ({ ...notice, startsAt: startsAt(age) })));
}

async function offerContracts(tx: Tx, ids: ReadonlyMap<string, string>): Promise<void> {
  const [uplineId, downlineId] = [ids.get('agent01'), ids.get('contract01')];
  if (!uplineId || !downlineId) return;
  // In force since long before the sandbox began.
  const effectiveFrom = new Date('2026-01-01T00:00:00Z');
  for (const terms of houseContracts) await offerContract(tx, { uplineId: null, downlineId: uplineId, status: 'V', terms, effectiveFrom });
  for (const contract of sandboxContracts) await offerContract(tx, { uplineId, downlineId, ...contract });
}

async function withHashes(account: DemoAccount) {
  const [passwordHash, fundPasswordHash] = await Promise.all([hashPassword(demoPassword), hashPassword(demoFundPassword)]);
  return { ...account, passwordHash, fundPasswordHash };
}

async function insertDemoAccount(
  tx: Tx,
  demo: Awaited<ReturnType<typeof withHashes>>,
  ids: ReadonlyMap<string, string>,
  hasBegunBefore: boolean,
): Promise<string> {
  const { about: _, balance, affiliateCode, upline, ...columns } = demo;
  const uplineId = upline === undefined ? undefined : ids.get(upline);
  const id = randomUUID();
  const provedAt = new Date();
  await insertCustomer(tx, { id, ...columns, uplineId, mobileProvedAt: provedAt, emailProvedAt: provedAt });
  // The sandbox answers for them: they want no limit now. A new account is asked before its first deposit.
  await tx.insert(schema.protectionLooks).values({ customerId: id, lookedAt: provedAt });
  if (affiliateCode) await tx.insert(schema.affiliateCodes).values({ code: affiliateCode, customerId: id });
  if (balance === 0) return id;
  if (hasBegunBefore) {
    await creditBefore(tx, id, balance);
    return id;
  }
  await post(tx, {
    customerId: id,
    transactionId: randomUUID(),
    kind: 'welcome',
    reference: 'seed',
    legs: [
      { account: 'main', amount: balance },
      { account: 'sandboxCredit', amount: -balance },
    ],
  });
  return id;
}
