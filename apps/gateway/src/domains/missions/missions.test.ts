import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { calls, type DepositOrder, type Mission, type MissionTerms } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '../../db/database.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { promotionsHouse } from '../promotions/testingPromotions.ts';
import { putMission } from './putMission.ts';

const start = 500_000;
let gateway: TestGateway;
let house: ReturnType<typeof promotionsHouse>;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1, env: { SANDBOX_CASHIER_DELAY: '600000' } });
  house = promotionsHouse(gateway);
});
afterAll(() => gateway.close());
const db = () => gateway.services.database.db;
beforeEach(() => db().execute(sql`delete from missions`));

const terms = (part: Partial<MissionTerms> & { missionId: string }): MissionTerms => ({
  title: { vi: 'Chơi 2 ván', en: 'Play 2 rounds' },
  measure: 'rounds',
  target: 2,
  period: 'day',
  reward: 1_000,
  wagering: { times: 2, of: 'bonus', weights: {} },
  daysToUse: 7,
  ...part,
});
const put = (part: Parameters<typeof terms>[0]) => putMission(db(), { terms: terms(part), place: 0 });
async function newMember() {
  const member = await house.newMember();
  const [row] = await rowsOf<{ id: string }>(db(), sql`select id from customers where account = ${member.username}`);
  const missions = async (): Promise<Mission[]> =>
    calls.listMissions.response.parse((await member.send('listMissions', {})).body.value).missions;
  return {
    ...member,
    id: row?.id ?? '',
    missions,
    mission: async (id: string) => (await missions()).find(({ missionId }) => missionId === id),
    claimMission: async ({ missionId, startsOn }: Pick<Mission, 'missionId' | 'startsOn'>, key = randomUUID()) =>
      (await member.send('claimMission', { missionId, startsOn }, key)).body,
    counter: async () =>
      calls.getAvailablePromotions.response.parse((await member.send('getAvailablePromotions', {})).body.value).availablePromo.MISSION,
  };
}
const daysBack = (id: string, days: number) =>
  db().execute(sql`update game_rounds set opened_at = opened_at - make_interval(days => ${days}::int) where customer_id = ${id}::uuid`);

describe('§2 missions', () => {
  test('progress moves with each round, the figures having it or not, and one of 64 claims pays', async () => {
    await put({ missionId: 'two' });
    const member = await newMember();
    expect(await member.mission('two')).toMatchObject({ progress: 0, state: 'open' });
    expect(await member.counter()).toEqual({ enabled: true, count: 0 });
    await member.play(1_000);
    await house.follow();
    const open = (await member.mission('two')) as Mission;
    expect(open).toMatchObject({ progress: 1, state: 'open' });
    expect((await member.claimMission(open)).errorCode).toBe('mission_not_open');
    await member.play(1_000);
    expect(await member.mission('two')).toMatchObject({ progress: 2, state: 'claimable' });
    expect((await member.counter()).count).toBe(1);
    const before = await member.balance();
    const replies = await Promise.all(Array.from({ length: 64 }, () => member.claimMission(open)));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(new Set(replies.flatMap(({ errorCode }) => errorCode ?? []))).toEqual(new Set(['mission_not_open']));
    expect(await member.balance()).toBe(before + 1_000);
    expect(await member.mission('two')).toMatchObject({ state: 'claimed' });
    expect(await member.bonuses()).toMatchObject([{ asked: 2_000 }]);
    expect((await member.counter()).count).toBe(0);
  });

  test('each measure counts its own', async () => {
    await put({ missionId: 'turnover', measure: 'turnover', target: 5_000 });
    await put({ missionId: 'vendors', measure: 'vendors', target: 3, period: 'week' });
    await put({ missionId: 'deposits', measure: 'deposits', target: 1 });
    await put({ missionId: 'check-ins', measure: 'checkIns', target: 7, period: 'week' });
    const member = await newMember();
    await member.play(3_000);
    await member.claim('check-in');
    const order = (await member.send('createDeposit', { channelId: 'acb', amount: 1_000 }, randomUUID())).body.value as DepositOrder;
    expect(await member.mission('deposits')).toMatchObject({ progress: 0 });
    await house.operate('deposit', 'credit', order.payTo?.contentCode ?? '');
    const progress = Object.fromEntries((await member.missions()).map((one) => [one.missionId, one.progress]));
    expect(progress).toEqual({ turnover: 3_000, vendors: 1, deposits: 1, 'check-ins': 1 });
  });

  test('what was met is claimed in the next period as well, and not in the one after', async () => {
    await put({ missionId: 'two' });
    const member = await newMember();
    await member.play(1_000);
    await member.play(1_000);
    await daysBack(member.id, 1);
    const missions = await member.missions();
    expect(missions).toMatchObject([
      { progress: 0, state: 'open' },
      { progress: 2, state: 'claimable' },
    ]);
    expect((await member.counter()).count).toBe(1);
    await house.follow();
    expect((await member.claimMission(missions[1] as Mission)).value).toMatchObject({ state: 'claimed' });
    expect(await member.missions()).toHaveLength(1);
    await daysBack(member.id, 1);
    await house.follow();
    expect(await member.missions()).toHaveLength(1);
    expect((await member.claimMission({ missionId: 'two', startsOn: '2026-01-01' })).errorCode).toBe('mission_not_open');
  });

  test('an account that is frozen is offered none; one that is unknown or closed is not found', async () => {
    await put({ missionId: 'two' });
    const member = await newMember();
    await member.play(1_000);
    await member.play(1_000);
    const mission = (await member.mission('two')) as Mission;
    expect((await member.claimMission({ ...mission, missionId: 'none' })).errorCode).toBe('mission_not_found');
    await db().execute(sql`update customers set frozen_at = now() where id = ${member.id}::uuid`);
    expect(await member.missions()).toEqual([]);
    expect((await member.claimMission(mission)).errorCode).toBe('mission_not_open');
    await db().execute(sql`update customers set frozen_at = null where id = ${member.id}::uuid`);
    expect(await house.operate('mission', 'close', 'two')).toContain('two is off');
    expect((await member.claimMission(mission)).errorCode).toBe('mission_not_found');
    expect(await member.balance()).toBe(start - 2_000);
  });
});

describe('operator mission', () => {
  const file = (content: unknown): string => {
    const place = path.join(mkdtempSync(path.join(tmpdir(), 'mission-')), 'mission.json');
    writeFileSync(place, typeof content === 'string' ? content : JSON.stringify(content));
    return place;
  };

  test.each<[fault: string, written: unknown]>([
    ['is no JSON', '{'],
    ['target', terms({ missionId: 'bad', target: 0 })],
    ['reward', terms({ missionId: 'bad', reward: 1.5 })],
    ['missionId', terms({ missionId: 'Bad name' })],
    ['target of vendors', terms({ missionId: 'bad', measure: 'vendors', target: 9 })],
    ['target of checkIns', terms({ missionId: 'bad', measure: 'checkIns', target: 2 })],
    ['wagering.of', terms({ missionId: 'bad', wagering: { times: 1, of: 'depositAndBonus', weights: {} } })],
    ['bonus: there is no such field', { ...terms({ missionId: 'bad' }), bonus: 1 }],
    ['place', { ...terms({ missionId: 'bad' }), place: 1.5 }],
  ])('refuses a mission and names what is wrong: %s', async (fault, written) => {
    const all = typeof written === 'string' ? written : [terms({ missionId: 'good' }), written];
    await expect(house.operate('mission', 'put', file(all))).rejects.toThrow(fault);
    expect(await house.operate('mission', 'list')).toBe('There are no missions.');
  });

  test('has a list of missions, and lists them', async () => {
    expect(await house.operate('mission', 'put', file([terms({ missionId: 'one' }), { ...terms({ missionId: 'two' }), place: -1 }]))).toBe(
      'one is on.\ntwo is on.',
    );
    expect(await house.operate('mission', 'list')).toBe(
      'two on 2 rounds a day for 1000 VND: Play 2 rounds\none on 2 rounds a day for 1000 VND: Play 2 rounds',
    );
  });
});
