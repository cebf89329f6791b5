import type { WireNoticeBoard } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moneyTextIn } from '../../moneyText.ts';
import { runOperator } from '../../operator/commands.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { sandboxNotices, sandboxPopups } from '../../testingSandbox.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1, env: { SANDBOX_POPUPS: 'false' } });
});
afterAll(() => gateway.close());

const operatorOf =
  ({ services: { database, queue, settings, sender, live } }: TestGateway) =>
  (...args: string[]) =>
    runOperator({ db: database.db, queue, settings, sender, changed: live.changed }, args);
const notice = (...args: string[]) => operatorOf(gateway)('notice', ...args);
const board = async (language: 'vi' | 'en' = 'en', groupName?: string): Promise<WireNoticeBoard> =>
  (await call(gateway.url, 'getNotices', groupName ? { groupName } : {}, { language })).body.value;
const texts = ['--vi', 'Bảo trì', '--vi-text', 'Một.\\nHai.', '--en', 'Maintenance', '--en-text', 'One.\\nTwo.'];

test('the sandbox begins with its notices, and with pop-ups where SANDBOX_POPUPS is on', async () => {
  const { player, banners, popup, hot } = await board();
  expect([...player, ...banners, ...hot]).toHaveLength(sandboxNotices(moneyTextIn('VND')).filter(({ groupName }) => !groupName).length);
  expect(popup).toEqual([]);
  expect((await board('en', 'w_rng_mini')).banners.map(({ linkUrl }) => linkUrl)).toEqual(['/?group=mini', '/?group=lottery']);
  const greeting = await startTestGateway({ catalogueSize: 1 });
  try {
    const shown = (await call(greeting.url, 'getLoginNotices', {}, { language: 'vi' })).body.value as WireNoticeBoard;
    expect(shown.popup.map(({ title }) => title)).toEqual(sandboxPopups.map(({ titleVi }) => titleVi));
  } finally {
    await greeting.close();
  }
});

test('notice add: is shown in both languages, in paragraphs, until it is removed by its number', async () => {
  // As a terminal may send it.
  const said = await notice('add', 'popup', ...texts.map((text) => text.normalize('NFD')));
  const id = /^The notice (\d+) is kept\.$/.exec(said)?.[1] ?? '';
  expect((await board('vi')).popup).toMatchObject([{ id, title: 'Bảo trì', content: 'Một.\nHai.' }]);
  expect((await board('en')).popup).toMatchObject([{ id, title: 'Maintenance', content: 'One.\nTwo.' }]);
  expect(await notice('list')).toMatch(new RegExp(`^${id}  popup  from 20\\S+  "Bảo trì"$`, 'm'));
  expect(await notice('remove', id)).toBe(`The notice ${id} is gone.`);
  expect((await board()).popup).toEqual([]);
  await expect(notice('remove', id)).rejects.toThrow(`There is no notice ${id}`);
});

test('notice add: keeps group, link and times', async () => {
  const times = ['--from', '2026-01-31T03:00:00+07:00', '--until', '2999-01-01T00:00:00Z'];
  await notice('add', 'banner', ...texts, '--group', 'w_place', '--link', 'https://help.example/a', ...times);
  expect((await board('en', 'w_place')).banners).toMatchObject([
    { linkUrl: 'https://help.example/a', startDateStr: '2026-01-30T20:00:00.000Z' },
  ]);
  expect(await notice('list')).toContain('banner  w_place  from 2026-01-30T20:00:00.000Z  until 2999-01-01T00:00:00.000Z  "Bảo trì"');
  await notice('add', 'player', ...texts, '--from', '2999-01-01T00:00:00Z');
  expect((await board()).player.map(({ title }) => title)).not.toContain('Maintenance');
});

test.each([
  ['a type that is none', ['add', 'constructor', ...texts], 'player, banner, popup, hot'],
  ['no English', ['add', 'player', ...texts.slice(0, 4)], '--en <text>'],
  ['a title without its word', ['add', 'player', '--vi', '--vi-text', ...texts.slice(2)], 'A notice'],
  ['a misspelt name', ['add', 'player', ...texts, '--untill', '2999-01-01'], 'has no --untill'],
  ['a link that a browser would run', ['add', 'banner', ...texts, '--link', 'javascript:alert(1)'], '--link needs'],
  ['a group of two words', ['add', 'banner', ...texts, '--group', 'a b'], '--group needs'],
  ['an end before its beginning', ['add', 'player', ...texts, '--until', '2020-01-01T00:00:00Z'], 'ends after it begins'],
  ['a title of two lines', ['add', 'player', '--vi', 'a\\nb', ...texts.slice(2)], 'one line'],
  ['a number that is none', ['remove', '1x'], 'There is no notice 1x'],
  ['nothing', [], 'notice add, notice list, notice remove'],
])('notice: %s is refused with what to type', async (_, args, words) => {
  const before = await notice('list');
  await expect(notice(...args)).rejects.toThrow(words);
  expect(await notice('list')).toBe(before);
});
