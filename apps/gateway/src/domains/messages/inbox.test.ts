import type { listMessages, ResponseOf } from '@baize/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../db/schema.ts';
import { eventsAfter } from '../../live/outbox.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { registerPlayer } from '../../testingPlayers.ts';
import { keepMessage, sendMessage } from './inbox.ts';

type Page = ResponseOf<typeof listMessages>;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
});
afterAll(() => gateway.close());

const textsOf = (title: string) => ({
  titleVi: `vi ${title}`,
  titleEn: title,
  contentVi: `vi text of ${title}`,
  contentEn: `text of ${title}`,
});

/** A new player with so many messages: `1` is the oldest. */
async function newPlayer(count = 0) {
  const { db } = gateway.services.database;
  const { token } = await registerPlayer(gateway.url);
  const { id } = (await call(gateway.url, 'getMemberInfo', {}, { token })).body.value as { id: string };
  const send = (title: string) => sendMessage(db, id, textsOf(title));
  for (let number = 1; number <= count; number += 1) await send(String(number));
  const page = async (request: { after?: string; size?: number } = {}, language: 'vi' | 'en' = 'en'): Promise<Page> => {
    const { status, body } = await call(gateway.url, 'listMessages', request, { token, language });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.value;
  };
  const ids = async () => (await page({ size: 50 })).rows.map((message) => message.id);
  const read = (messageId: string) => call(gateway.url, 'readMessages', { messageId }, { token });
  const remove = (messageIds: string[]) => call(gateway.url, 'deleteMessages', { messageIds }, { token });
  const told = async () => {
    const events = await eventsAfter(db, new Map([[id, 0]]));
    return events.filter(({ name }) => name === 'unreadMessages').map(({ data }) => (data as { value: number }).value);
  };
  return { id, token, send, page, ids, read, remove, told };
}
const titles = ({ rows }: Page): string[] => rows.map(({ title }) => title);

describe('§2 messages: the list', () => {
  test('is empty for a player without messages, and names no next page', async () => {
    expect(await (await newPlayer()).page()).toEqual({ rows: [] });
  });

  test('holds id, title, content, time and whether it was read, in the caller’s language', async () => {
    const player = await newPlayer(1);
    const { rows } = await player.page({}, 'vi');
    expect(rows).toEqual([
      { id: expect.stringMatching(/^[\w-]{36}$/), title: 'vi 1', content: 'vi text of 1', sentAt: expect.any(String), isRead: false },
    ]);
    expect(Math.abs(Date.parse(rows[0]?.sentAt ?? '') - Date.now())).toBeLessThan(60_000);
    expect((await player.page({}, 'en')).rows[0]).toMatchObject({ title: '1', content: 'text of 1' });
  });

  test('comes in pages of twenty, newest first, and the last page names no next one', async () => {
    const player = await newPlayer(41);
    const first = await player.page();
    const second = await player.page({ after: first.next ?? '' });
    const third = await player.page({ after: second.next ?? '' });
    expect([first, second, third].flatMap(titles)).toEqual(Array.from({ length: 41 }, (_, place) => String(41 - place)));
    expect([first, second, third].map(({ rows }) => rows.length)).toEqual([20, 20, 1]);
    expect(third).not.toHaveProperty('next');
    expect(await player.page({ size: 41 })).not.toHaveProperty('next');
  });

  test('messages that arrive or are deleted between two pages move neither', async () => {
    const player = await newPlayer(6);
    const first = await player.page({ size: 2 });
    await player.send('7');
    // The one at which the first page ended, too.
    await player.remove(first.rows.map(({ id }) => id));
    const second = await player.page({ size: 2, after: first.next ?? '' });
    expect([titles(first), titles(second)]).toEqual([
      ['6', '5'],
      ['4', '3'],
    ]);
    await player.send('8');
    expect(titles(await player.page({ size: 2, after: second.next ?? '' }))).toEqual(['2', '1']);
  });

  test('messages of the same time are listed once each over the pages', async () => {
    const player = await newPlayer(5);
    const { messages } = schema;
    await gateway.services.database.db
      .update(messages)
      .set({ createdAt: new Date('2026-11-24T00:00:00.000Z') })
      .where(eq(messages.customerId, player.id));
    const seen: string[] = [];
    for (let cursor: string | undefined, more = true; more; more = cursor !== undefined) {
      const page: Page = await player.page({ size: 2, ...(cursor !== undefined && { after: cursor }) });
      seen.push(...titles(page));
      cursor = page.next;
    }
    expect(seen.toSorted()).toEqual(['1', '2', '3', '4', '5']);
  });

  test.each([
    'nonsense',
    "2026-11-25T00:00:00.000000Z_' or true",
    `2026-11-25T00:00:00.000000Z_${'-'.repeat(36)}`,
    `2026-02-31T00:00:00.000000Z_${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}`,
    `0000-00-00T99:00:00.000000Z_${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}`,
  ])('an invalid page key (%s) is refused at its field', async (after) => {
    const player = await newPlayer(1);
    const { status, body } = await call(gateway.url, 'listMessages', { after }, { token: player.token });
    expect([status, body.errorCode, body.details?.fields[0].field]).toEqual([400, 'validation_failed', 'after']);
  });
});

describe('§2 messages: read and deleted', () => {
  test('marking one or all as read can be repeated, and the live count follows changes', async () => {
    const player = await newPlayer(3);
    const [newest = ''] = await player.ids();
    for (let time = 0; time < 2; time += 1) expect((await player.read(newest)).body.value).toEqual({ value: 2 });
    expect((await player.page()).rows.map(({ isRead }) => isRead)).toEqual([true, false, false]);
    for (let time = 0; time < 2; time += 1) expect((await player.read('all')).body.value).toEqual({ value: 0 });
    expect((await player.page()).rows.map(({ isRead }) => isRead)).toEqual([true, true, true]);
    expect(await player.told()).toEqual([1, 2, 3, 2, 0]);
  });

  test('deleting several can be repeated, and the live count follows, also for a read message', async () => {
    const player = await newPlayer(3);
    const [newest = '', middle = '', oldest = ''] = await player.ids();
    await player.read(oldest);
    for (let time = 0; time < 2; time += 1) expect((await player.remove([newest])).body.value).toEqual({ value: 1 });
    expect((await player.remove([oldest, newest])).body.value).toEqual({ value: 1 });
    expect(await player.ids()).toEqual([middle]);
    expect(await player.told()).toEqual([1, 2, 3, 2, 1, 1]);
  });

  test('another player’s messages can’t be listed, read or deleted by id', async () => {
    const [owner, stranger] = [await newPlayer(2), await newPlayer(1)];
    const theirs = await owner.ids();
    for (const id of theirs) expect((await stranger.read(id)).body.value).toEqual({ value: 1 });
    expect((await stranger.remove(theirs)).body.value).toEqual({ value: 1 });
    const cursor = (await owner.page({ size: 1 })).next ?? '';
    expect(titles(await stranger.page({ after: cursor }))).not.toContain('2');
    expect((await stranger.page({ after: cursor })).rows.map(({ id }) => id).filter((id) => theirs.includes(id))).toEqual([]);
    await stranger.read('all');
    expect((await owner.page()).rows.map(({ isRead, id }) => [id, isRead])).toEqual(theirs.map((id) => [id, false]));
    expect([await owner.told(), await stranger.told()]).toEqual([
      [1, 2],
      [1, 0],
    ]);
  });

  test('an unknown id changes nothing', async () => {
    const player = await newPlayer(1);
    for (const id of ['none', crypto.randomUUID(), 'ALL', '-'.repeat(36), (await player.ids())[0]?.toUpperCase() ?? '']) {
      expect((await player.read(id)).body.value, id).toEqual({ value: 1 });
      expect((await player.remove([id])).body.value, id).toEqual({ value: 1 });
    }
    for (const id of ["' or 1=1 --", '../1', '']) {
      expect((await player.read(id)).status, id).toBe(400);
      expect((await player.remove([id])).status, id).toBe(400);
    }
    expect(await player.told()).toEqual([1]);
  });

  test('two tabs that read and delete at the same time both succeed, and the last event has the final count', async () => {
    const player = await newPlayer(8);
    const ids = await player.ids();
    const replies = await Promise.all([
      player.read('all'),
      player.remove(ids.slice(0, 6)),
      player.read(ids[7] ?? ''),
      player.remove(ids.slice(2, 7).toReversed()),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await player.ids()).toEqual(ids.slice(7));
    expect((await player.told()).at(-1)).toBe(0);
  });

  test('§6 an agent and a visitor have none', async () => {
    const { value } = (await call(gateway.url, 'login', { type: 'username', username: 'agent01', password: 'Baize123' })).body;
    for (const [options, status] of [
      [{ token: value.token }, 403],
      [{}, 401],
    ] as const) {
      expect((await call(gateway.url, 'listMessages', {}, options)).status).toBe(status);
      expect((await call(gateway.url, 'readMessages', { messageId: 'all' }, options)).status).toBe(status);
      expect((await call(gateway.url, 'deleteMessages', { messageIds: ['one'] }, options)).status).toBe(status);
    }
  });
});

describe('§3 a notification within another transaction', () => {
  test('is committed with the transaction, in order, and is dropped when that fails', async () => {
    const player = await newPlayer();
    const { db } = gateway.services.database;
    await db.transaction(async (tx) => {
      for (const title of ['1', '2', '3', '4', '5', '6']) await keepMessage(tx, player.id, textsOf(title));
    });
    const failing = db.transaction(async (tx) => {
      await keepMessage(tx, player.id, textsOf('never'));
      throw new Error('the deposit failed');
    });
    await expect(failing).rejects.toThrow('the deposit failed');
    expect(titles(await player.page())).toEqual(['6', '5', '4', '3', '2', '1']);
    expect(await player.told()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
