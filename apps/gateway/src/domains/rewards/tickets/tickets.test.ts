import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { calls, checkDraw, type Prize, type PrizeTable, type ResponseOf, type Ticket } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../../db/database.ts';
import { startTestGateway, type TestGateway } from '../../../testing.ts';
import { call } from '../../../testingClient.ts';
import { promotionsHouse } from '../../promotions/testingPromotions.ts';

const start = 500_000;
let gateway: TestGateway;
let house: ReturnType<typeof promotionsHouse>;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
  house = promotionsHouse(gateway);
});
afterAll(() => gateway.close());

const db = () => gateway.services.database.db;
const prize = (prizeId: string, weight: number, amount: number, stock?: number): Prize => ({
  prizeId,
  title: { vi: prizeId, en: prizeId },
  weight,
  amount,
  ...(stock !== undefined && { stock }),
});
const table = (part: Partial<PrizeTable> = {}): PrizeTable => ({
  kind: 'egg',
  prizes: [prize('ten', 60_000, 10), prize('none', 40_000, 0)],
  wagering: { times: 2, of: 'bonus', weights: {} },
  daysToWager: 7,
  daysToOpen: 14,
  ...part,
});
const fileOf = (content: unknown): string => {
  const place = path.join(mkdtempSync(path.join(tmpdir(), 'tickets-')), 'table.json');
  writeFileSync(place, typeof content === 'string' ? content : JSON.stringify(content));
  return place;
};
const put = (part: Partial<PrizeTable> = {}) => house.operate('ticket', 'put', fileOf(table(part)));

async function memberWith(count: number, kind = 'egg') {
  const member = await house.newMember();
  await house.operate('ticket', 'give', member.username, kind, String(count));
  const list = async (state: 'usable' | 'used' | 'expired' = 'usable', part: { after?: string; size?: number; kind?: 'wheel' } = {}) =>
    (await member.send('listTickets', { state, ...part })).body.value as ResponseOf<typeof calls.listTickets>;
  const open = async (ticketId: string, key: string = randomUUID()) => (await member.send('openTicket', { ticketId }, key)).body;
  const ids = (await list('usable', { size: 50 })).rows.map(({ ticketId }) => ticketId);
  return { ...member, list, open, ids };
}

describe('a ticket', () => {
  test('is committed before it is opened, and its draw can be computed again after', async () => {
    await put();
    const member = await memberWith(8);
    const before = (await member.list()).rows;
    expect(before.every(({ outcome }) => outcome === undefined)).toBe(true);
    const given: number[] = [];
    for (const { ticketId, commitment, tableVersion } of before) {
      const ticket = (await member.open(ticketId)).value as Ticket;
      expect(ticket).toMatchObject({ state: 'used', commitment });
      const { prizes } = calls.getPrizeTable.response.parse((await member.send('getPrizeTable', { kind: 'egg', tableVersion })).body.value);
      if (!ticket.outcome) throw new Error('no outcome');
      expect(await checkDraw({ ...ticket, outcome: ticket.outcome }, prizes)).toMatchObject({ isCommitted: true, isDrawn: true });
      expect(ticket.outcome.amount).toBe(prizes.find(({ prizeId }) => prizeId === ticket.outcome?.prizeId)?.amount);
      given.push(ticket.outcome.amount);
    }
    const won = given.reduce((sum, amount) => sum + amount, 0);
    expect(await member.balance()).toBe(start + won);
    expect((await member.bonuses()).reduce((sum, { asked }) => sum + asked, 0)).toBe(2 * won);
    // A prize's title is an amount: alone it would not say what is being wagered.
    for (const { title } of await member.bonuses()) expect(title.en).toMatch(/^(?:Prize wheel|Golden egg|Red envelope) · /);
  });

  test('that is opened 64 times at once has one outcome and one posting, and tells it again later', async () => {
    await put({ prizes: [prize('ten', 99_999, 10), prize('more', 1, 20)] });
    const member = await memberWith(1);
    const [id = ''] = member.ids;
    const replies = await Promise.all(Array.from({ length: 64 }, () => member.open(id)));
    expect(new Set(replies.map(({ value }) => JSON.stringify(value))).size).toBe(1);
    expect((await member.open(id)).value).toEqual(replies[0]?.value);
    expect((await member.list('used')).rows).toEqual([replies[0]?.value]);
    const posted = await rowsOf(db(), sql`select from ledger_transactions where kind = 'bonus' and reference = ${id}`);
    expect(posted).toHaveLength(1);
    expect(await member.balance()).toBe(start + ((replies[0]?.value as Ticket | undefined)?.outcome?.amount ?? 0));
  });

  test('without a prize says so, and moves nothing', async () => {
    await put({ prizes: [prize('none', 99_999, 0), prize('also-none', 1, 0)] });
    const member = await memberWith(1);
    expect((await member.open(member.ids[0] ?? '')).value).toMatchObject({ outcome: { amount: 0 } });
    expect(await member.balance()).toBe(start);
  });

  test('draws by the table that it was given out with, whatever comes after', async () => {
    await put({ prizes: [prize('old', 99_999, 1), prize('old-too', 1, 1)] });
    const member = await memberWith(1);
    await put({ prizes: [prize('new', 99_999, 100), prize('new-too', 1, 100)] });
    expect((await member.open(member.ids[0] ?? '')).value).toMatchObject({ outcome: { amount: 1 } });
  });

  test('whose prize has run out is given the fallback, and tells what it drew', async () => {
    await put({ prizes: [prize('rare', 99_999, 50, 3), prize('usual', 1, 5)], fallback: 'usual' });
    const member = await memberWith(12);
    const opened = await Promise.all(member.ids.map(async (id) => (await member.open(id)).value as Ticket));
    const outcomes = opened.flatMap(({ outcome }) => outcome ?? []);
    expect(outcomes.filter(({ prizeId }) => prizeId === 'rare')).toHaveLength(3);
    expect(outcomes.filter(({ prizeId, drawnId }) => prizeId === 'usual' && drawnId === 'rare').length).toBeGreaterThan(0);
    expect(await member.balance()).toBe(start + outcomes.reduce((sum, { amount }) => sum + amount, 0));
    const { prizes } = calls.getPrizeTable.response.parse((await member.send('getPrizeTable', { kind: 'egg' })).body.value);
    expect(prizes).toMatchObject([{ prizeId: 'rare', left: 0 }, { prizeId: 'usual' }]);
  });

  test('is opened in its time, by its member alone, while he may be given anything', async () => {
    await put();
    const [member, other] = [await memberWith(3), await house.newMember()];
    const [late = '', own = '', held = ''] = member.ids;
    await db().execute(sql`update tickets set expires_at = now() - interval '1 second' where id = ${late}::uuid`);
    expect((await member.open(late)).errorCode).toBe('ticket_expired');
    expect((await other.send('openTicket', { ticketId: own }, randomUUID())).body.errorCode).toBe('ticket_not_found');
    expect((await member.list('expired')).rows.map(({ ticketId }) => ticketId)).toEqual([late]);
    await db().execute(sql`update customers set frozen_at = now() where account = ${member.username}`);
    expect((await member.open(held)).errorCode).toBe('ticket_not_found');
    expect(await member.list()).toEqual({ rows: [], usable: { wheel: 0, egg: 0, envelope: 0 } });
  });
});

test('lists are read by pages, the soonest to expire first, and §3 TICKET counts what can be opened', async () => {
  await put();
  const member = await memberWith(5);
  await house.operate('ticket', 'give', member.username, 'wheel', '2');
  await db().execute(sql`update tickets set expires_at = now() + interval '1 hour' where id = ${member.ids[3] ?? ''}::uuid`);
  const first = await member.list('usable', { size: 3 });
  const second = await member.list('usable', { size: 10, after: first.next ?? '' });
  expect(first.rows[0]?.ticketId).toBe(member.ids[3]);
  expect(new Set([...first.rows, ...second.rows].map(({ ticketId }) => ticketId)).size).toBe(7);
  expect([first.usable, second.next]).toEqual([{ wheel: 2, egg: 5, envelope: 0 }, undefined]);
  expect((await member.list('usable', { kind: 'wheel' })).rows.map(({ kind }) => kind)).toEqual(['wheel', 'wheel']);
  expect((await member.send('listTickets', { after: 'nowhere' })).body.errorCode).toBe('validation_failed');
  const counter = async () =>
    calls.getAvailablePromotions.response.parse((await member.send('getAvailablePromotions', {})).body.value).availablePromo.TICKET;
  expect(await counter()).toEqual({ enabled: true, count: 7 });
  await member.open(member.ids[0] ?? '');
  expect(await counter()).toEqual({ enabled: true, count: 6 });
});

describe('operator ticket', () => {
  test.each<[fault: string, written: unknown]>([
    ['is no JSON', '{'],
    ['sum to 100000', table({ prizes: [prize('one', 60_000, 1), prize('two', 39_999, 1)] })],
    ['a prizeId is there twice', table({ prizes: [prize('one', 60_000, 1), prize('one', 40_000, 1)] })],
    ['fallback', table({ prizes: [prize('one', 60_000, 1, 5), prize('two', 40_000, 1)] })],
    ['fallback', table({ fallback: 'ten' })],
    ['without a stock', table({ prizes: [prize('one', 60_000, 1, 5), prize('two', 40_000, 1)], fallback: 'one' })],
    ['wagering.of', table({ wagering: { times: 1, of: 'depositAndBonus', weights: {} } })],
    ['prizes.0.amount', table({ prizes: [prize('one', 60_000, -1), prize('two', 40_000, 1)] })],
    ['kind', { ...table(), kind: 'cards' }],
    ['odds: there is no such field', { ...table(), odds: 1 }],
  ])('refuses a table and names what is wrong: %s', async (fault, written) => {
    const before = await house.operate('ticket', 'list');
    await expect(house.operate('ticket', 'put', fileOf(written))).rejects.toThrow(fault);
    expect(await house.operate('ticket', 'list')).toBe(before);
  });

  test('counts versions of changed tables alone, shows them, and gives to members alone', async () => {
    const said = await put({ daysToOpen: 3 });
    expect(await put({ daysToOpen: 3 })).toBe(said);
    expect(said).toContain('ten 60 %, none 40 %');
    expect(JSON.parse(await house.operate('ticket', 'show', 'egg'))).toEqual(table({ daysToOpen: 3 }));
    await expect(house.operate('ticket', 'give', 'agent01', 'egg', '1')).rejects.toThrow('given nothing');
    await expect(house.operate('ticket', 'give', 'member01', 'card', '1')).rejects.toThrow('wheel, egg, envelope');
    await expect(house.operate('ticket', 'give', 'member01', 'egg', '101')).rejects.toThrow('100');
  });

  test('§6 other roles have no tickets', async () => {
    for (const username of ['agent01', 'trial01']) {
      const { value } = (await call(gateway.url, 'login', { type: 'username', username, password: 'Baize123' })).body;
      expect((await call(gateway.url, 'listTickets', {}, { token: value.token })).status, username).toBe(403);
    }
  });
});
