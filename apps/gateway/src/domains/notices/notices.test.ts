import type { NoticeType, WireNoticeBoard } from '@baize/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { schema } from '../../db/schema.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
});
afterAll(() => gateway.close());
beforeEach(async () => void (await gateway.services.database.db.delete(schema.notices)));

const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);

async function put(title: string, columns: Partial<typeof schema.notices.$inferInsert> & { type?: NoticeType } = {}): Promise<void> {
  const texts = { titleVi: `vi ${title}`, titleEn: title, contentVi: `vi text of ${title}`, contentEn: `text of ${title}` };
  await gateway.services.database.db.insert(schema.notices).values({ type: 'PL', startsAt: inMinutes(-60), ...texts, ...columns });
}

async function board(request: { types?: string; groupName?: string } = {}, language: 'vi' | 'en' = 'en'): Promise<WireNoticeBoard> {
  const { status, body } = await call(gateway.url, 'getNotices', request, { language });
  expect(status).toBe(200);
  return body.value;
}
const titles = (list: WireNoticeBoard['player']): string[] => list.map(({ title }) => title);

test('§3 each type has its list, and three of them need a login', async () => {
  await put('player');
  await put('banner', { type: 'B', link: '/games' });
  await put('popup', { type: 'PU' });
  await put('hot', { type: 'H' });
  const all = await board();
  expect([all.player, all.banners, all.popup, all.hot].map(titles)).toEqual([['player'], ['banner'], ['popup'], ['hot']]);
  expect(all.banners[0]?.linkUrl).toBe('/games');
  expect(all.player[0]).not.toHaveProperty('linkUrl');
  const login = (await call(gateway.url, 'getLoginNotices', {})).body.value as WireNoticeBoard;
  expect([login.player, login.banners, login.popup, login.hot].map(titles)).toEqual([['player'], ['banner'], ['popup'], []]);
  const one = await board({ types: 'B' });
  expect([one.player, one.banners, one.popup, one.hot].map(titles)).toEqual([[], ['banner'], [], []]);
});

test('a notice is shown between its times alone', async () => {
  await put('begun', { startsAt: inMinutes(-1), endsAt: inMinutes(1) });
  await put('not yet begun', { startsAt: inMinutes(1) });
  await put('ended', { endsAt: inMinutes(-1) });
  expect(titles((await board()).player)).toEqual(['begun']);
});

test('a notice of a group is shown in that group alone', async () => {
  await put('everywhere', { type: 'B' });
  await put('mini', { type: 'B', groupName: 'w_rng_mini' });
  await put('elsewhere', { type: 'B', groupName: 'w_other' });
  expect(titles((await board({ types: 'B' })).banners)).toEqual(['everywhere']);
  expect(titles((await board({ types: 'B', groupName: 'w_rng_mini' })).banners)).toEqual(['mini']);
  expect(titles((await board({ types: 'B', groupName: 'w_none' })).banners)).toEqual([]);
});

test('texts are in the caller’s language', async () => {
  await put('maintenance');
  expect((await board({}, 'en')).player[0]).toMatchObject({ title: 'maintenance', content: 'text of maintenance' });
  expect((await board({}, 'vi')).player[0]).toMatchObject({ title: 'vi maintenance', content: 'vi text of maintenance' });
});

test('the newest comes first, the later one of two of the same time, sixty at most', async () => {
  const same = inMinutes(-30);
  await put('old', { startsAt: inMinutes(-90) });
  await put('first of two', { startsAt: same });
  await put('new', { startsAt: inMinutes(-5) });
  await put('second of two', { startsAt: same });
  expect(titles((await board()).player)).toEqual(['new', 'second of two', 'first of two', 'old']);
  for (let more = 0; more < 60; more += 1) await put(`newer ${more}`, { startsAt: inMinutes(-4) });
  const { player } = await board();
  expect(player).toHaveLength(60);
  expect(titles(player)).not.toContain('new');
});

test('an invalid type or group is refused at its field', async () => {
  const wrong = await call(gateway.url, 'getNotices', { types: 'X', groupName: 'a b' });
  expect(wrong.status).toBe(400);
  expect(wrong.body.details.fields.map(({ field }: { field: string }) => field)).toEqual(['types', 'groupName']);
});
