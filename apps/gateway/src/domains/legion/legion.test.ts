import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CallName, Calls, GuildMember, RequestInputOf } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '../../db/database.ts';
import { eventsAfter } from '../../live/outbox.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { fundPassword, legionHouse } from './testingLegion.ts';

let gateway: TestGateway;
let house: ReturnType<typeof legionHouse>;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
  house = legionHouse(gateway);
});
afterAll(() => gateway.close());
const db = () => gateway.services.database.db;
const rows = <Row>(statement: ReturnType<typeof sql>) => rowsOf<Row>(db(), statement);
const setTerms = async (part: object) => {
  const { settings } = gateway.services;
  await settings.change({ guilds: { ...settings.guildTerms(), ...part } });
};
beforeEach(() => setTerms({ maxGuildMember: 50, canCreate: true, forbiddenNames: [] }));

type Member = Awaited<ReturnType<typeof house.newMember>>;
const codeOf = ({ body }: { body: { errorCode?: string } }): string => body.errorCode ?? 'ok';
const ask = async <Name extends CallName>({ send }: Member, name: Name, request: RequestInputOf<Calls[Name]>) =>
  codeOf(await send(name, request));
const newMembers = async (count: number): Promise<Member[]> => {
  const members: Member[] = [];
  for (let at = 0; at < count; at += 8)
    members.push(...(await Promise.all(Array.from({ length: Math.min(8, count - at) }, () => house.newMember()))));
  return members;
};
/** A legion with a member beside its master. */
async function newLegion() {
  const [master, member] = (await newMembers(2)) as [Member, Member];
  const guild = await master.found();
  await member.join(guild.code);
  return { master, member, ...guild };
}
const eventsOf = async ({ id }: Member) =>
  (await eventsAfter(db(), new Map([[id, 0]])))
    .filter(({ name }) => name === 'guildChanged')
    .map(({ data }) => (data as { change: string }).change);
const isMaster = async ({ send }: Member): Promise<unknown> => (await send('getMemberInfo', {})).body.value.isLegionMaster;
const countOf = async (guildId: string): Promise<number[]> => {
  const [row] = await rows<{ kept: number; counted: number }>(
    sql`select members as kept, (select count(*)::int from guild_members m where m.guild_id = g.guild_id) as counted from guilds g
      where guild_id = ${guildId}::uuid`,
  );
  return [row?.kept ?? 0, row?.counted ?? 0];
};
/** Number of replies by what they say. */
const tally = (said: readonly string[]): Record<string, number> =>
  Object.fromEntries([...new Set(said)].sort().map((one) => [one, said.filter((other) => other === one).length]));

describe('§7 joinGuild', () => {
  test('puts a member in the legion of a code, however it is typed, and in no other', async () => {
    const { guildId, code, master, member } = await newLegion();
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{6}$/);
    const newcomer = await house.newMember();
    expect(await ask(newcomer, 'joinGuild', { code: ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} ` })).toBe('ok');
    expect(await newcomer.guild()).toMatchObject({ guildId, isMaster: false, members: 3, online: 0, maxGuildMember: 50, guildCycle: 'W' });
    expect(await newcomer.join(code)).toBe('guild_already_joined');
    expect([await isMaster(master), await isMaster(member)]).toEqual([true, false]);
    expect(await newcomer.code()).toBe(code);
  });

  test('full, closed, wrong and old codes each have their own refusal', async () => {
    const { master, code, guildId } = await newLegion();
    const newcomer = await house.newMember();
    expect(await newcomer.join('ZZZZZZ')).toBe('guild_code_not_found');
    expect(await newcomer.join('')).toBe('guild_code_not_found');
    await setTerms({ maxGuildMember: 2 });
    expect(await newcomer.join(code)).toBe('guild_full');
    await setTerms({ maxGuildMember: 3 });
    await rows(sql`update guilds set code_at = now() - interval '3 seconds' where guild_id = ${guildId}::uuid`);
    expect(await ask(master, 'refreshGuildCode', {})).toBe('ok');
    expect(await newcomer.join(code)).toBe('guild_code_old');
    const fresh = await master.code();
    await ask(master, 'closeGuild', { guildId, fundPassword });
    expect(await newcomer.join(fresh)).toBe('guild_closed');
  });

  test('codes can’t be guessed one after the other', async () => {
    const other = await startTestGateway({ catalogueSize: 1, env: { LOGIN_RATE_MAX: '5' } });
    const member = await legionHouse(other).newMember();
    const said: string[] = [];
    for (let tries = 0; tries < 6; tries += 1) said.push(await member.join('ZZZZZZ'));
    expect(said.at(-1)).toBe('TOO_MANY_REQUEST');
    await other.close();
  });

  test('of 64 who join at once as many come in as have room', async () => {
    const { code, guildId } = await newLegion();
    await setTerms({ maxGuildMember: 12 });
    const said = await Promise.all((await newMembers(64)).map(({ join }) => join(code)));
    expect(tally(said)).toEqual({ guild_full: 54, ok: 10 });
    expect(await countOf(guildId)).toEqual([12, 12]);
  });

  test('a member who joins eight legions at once is in one', async () => {
    const masters = await newMembers(8);
    const guilds = await Promise.all(masters.map(({ found }) => found()));
    const member = await house.newMember();
    const said = await Promise.all(guilds.map(({ code }) => member.join(code)));
    expect(tally(said)).toEqual({ guild_already_joined: 7, ok: 1 });
    const sizes = await Promise.all(guilds.map(({ guildId }) => countOf(guildId)));
    expect(sizes.flat().reduce((sum, size) => sum + size, 0)).toBe(2 * 9);
  });
});

describe('§7 createGuild', () => {
  const face = { guildIconId: 6, guildName: ' Hổ  Núi ', guildDescription: 'Cùng thắng' };
  test('founds a legion that the member leads, with what he has typed in one spelling', async () => {
    const member = await house.newMember();
    const reply = await member.send('createGuild', face);
    expect(reply.body.value).toMatchObject({ guildName: 'Hổ Núi', guildIconId: 6, isMaster: true, members: 1 });
    expect(await isMaster(member)).toBe(true);
    expect(await ask(member, 'createGuild', { ...face, guildName: 'Khác' })).toBe('guild_already_joined');
    const other = await house.newMember();
    for (const guildName of ['Hổ Núi', 'ho nui', 'H0Nu1'])
      expect(await ask(other, 'createGuild', { ...face, guildName })).toBe('guild_name_taken');
    await ask(member, 'closeGuild', { guildId: reply.body.value.guildId, fundPassword });
    expect(await isMaster(member)).toBe(false);
    expect(await ask(other, 'createGuild', face)).toBe('ok');
  });

  test.each([
    ['guildName', { guildName: '' }, 'field_required'],
    ['guildName', { guildName: '12345678' }, 'field_length_error'],
    ['guildName', { guildName: 'a\u200bb' }, 'field_format_error'],
    ['guildName', { guildName: 'a\u202eb' }, 'field_format_error'],
    ['guildDescription', { guildDescription: 'x'.repeat(31) }, 'field_length_error'],
    ['guildDescription', { guildDescription: 'a\u2066b' }, 'field_format_error'],
  ])('names the field %s of %j', async (field, part, code) => {
    const member = await house.newMember();
    const reply = await member.send('createGuild', { ...face, guildName: 'Tên', ...part });
    expect(reply.body).toMatchObject({ errorCode: 'validation_failed', details: { fields: [{ field, code }] } });
  });

  test('a name has neither the house’s nor a word that the brand forbids, however it is spelled', async () => {
    const member = await house.newMember();
    for (const guildName of ['Baize', 'bа1ze', 'B.A.I.Z', 'Bаizе 1'])
      expect(await ask(member, 'createGuild', { ...face, guildName }), guildName).toBe(
        guildName === 'B.A.I.Z' ? 'ok' : 'guild_name_forbidden',
      );
    const other = await house.newMember();
    await house.operate('guilds', 'forbid', 'Admin');
    expect(await ask(other, 'createGuild', { ...face, guildName: '4dmin' })).toBe('guild_name_forbidden');
    const speaking = await other.send('createGuild', { ...face, guildName: 'Tên', guildDescription: 'Lời của Bаize' });
    expect(speaking.body.details.fields).toEqual([{ field: 'guildDescription', code: 'guild_name_forbidden' }]);
    await house.operate('guilds', 'allow', 'admin');
    expect(await ask(other, 'createGuild', { ...face, guildName: '4dmin' })).toBe('ok');
  });

  test.each(['🅱aize', '🇧🇦🇮🇿🇪', 'Ɓaize', 'ʙᴀɪᴢᴇ', 'Вᴀize', 'ᏴᎪᏆᏃᎬ', 'ꓐꓮꓲꓜꓰ', 'ᗷaize', 'Baiʒe', 'ßaize', 'Рồng'])(
    'the name %s is refused: its letters can be taken for others',
    async (guildName) => {
      const member = await house.newMember();
      expect(await ask(member, 'createGuild', { ...face, guildName })).toBe('guild_name_forbidden');
    },
  );

  test.each(['Hổ Đất', '龍虎', '7 Sao ⭐', 'Nghĩa'])('the name %s is one that a reader takes for itself', async (guildName) => {
    const member = await house.newMember();
    expect(await ask(member, 'createGuild', { ...face, guildName })).toBe('ok');
  });

  test('is refused where the brand lets nobody found one', async () => {
    await setTerms({ canCreate: false });
    const member = await house.newMember();
    expect((await member.send('getGuildRules', {})).body.value).toMatchObject({ canCreate: false, guildCycle: 'W' });
    expect(await ask(member, 'createGuild', face)).toBe('guild_create_refused');
  });

  test('a member who founds 64 at once has one, and of 64 who take a name one has it', async () => {
    const member = await house.newMember();
    const names = Array.from({ length: 64 }, (_, place) => `N${place}`);
    const founded = await Promise.all(names.map((guildName) => ask(member, 'createGuild', { ...face, guildName })));
    expect(tally(founded)).toEqual({ guild_already_joined: 63, ok: 1 });
    const members = await newMembers(64);
    const said = await Promise.all(members.map((one) => ask(one, 'createGuild', { ...face, guildName: 'Một' })));
    expect(tally(said)).toEqual({ guild_name_taken: 63, ok: 1 });
    const [count] = await rows<{ masters: number; guilds: number }>(
      sql`select (select count(*)::int from customers where is_legion_master) as masters, (select count(*)::int from guilds where closed_at is null) as guilds`,
    );
    expect(count?.masters).toBe(count?.guilds);
  });
});

describe('§6 what a master may', () => {
  test('changes picture, name and description; a member may not, nor the master of another legion', async () => {
    const { master, member, guildId } = await newLegion();
    const stranger = await house.newMember();
    await stranger.found();
    const change = { guildId, guildIconId: 3, guildName: 'Hổ', guildDescription: '' };
    expect(await ask(member, 'updateGuild', change)).toBe('guild_master_only');
    expect(await ask(stranger, 'updateGuild', change)).toBe('guild_master_only');
    expect(await ask(await house.newMember(), 'updateGuild', change)).toBe('guild_not_joined');
    expect((await master.send('updateGuild', change)).body.value).toMatchObject({ guildName: 'Hổ', guildIconId: 3, guildDescription: '' });
    expect(await ask(stranger, 'updateGuild', { ...change, guildId: (await stranger.guild()).guildId })).toBe('guild_name_taken');
    expect(await ask(master, 'updateGuild', { ...change, guildName: 'BAIZE' })).toBe('guild_name_forbidden');
  });

  test('removes a member, who is told; nobody else may, and not the master', async () => {
    const { master, member, guildId } = await newLegion();
    const stranger = await house.newMember();
    const own = await stranger.found();
    expect(await member.kick(master.id, guildId)).toBe('guild_master_only');
    expect(await stranger.kick(member.id, guildId)).toBe('guild_master_only');
    expect(await stranger.kick(member.id, own.guildId)).toBe('guild_member_not_found');
    expect(await master.kick(master.id, guildId)).toBe('guild_master_stays');
    expect(await master.kick(randomUUID(), guildId)).toBe('guild_member_not_found');
    expect(await ask(master, 'kickMember', { customerId: member.id, guildId })).toBe('ok');
    expect(await eventsOf(member)).toEqual(['kicked']);
    expect(await ask(member, 'getGuild', {})).toBe('guild_not_joined');
    expect(await countOf(guildId)).toEqual([1, 1]);
  });

  test('replaces the code every two seconds at most, of 64 at once by one, and the old one is dead', async () => {
    const { master, member, code, guildId } = await newLegion();
    const early = await master.send('refreshGuildCode', {});
    expect(early.body).toMatchObject({ errorCode: 'TOO_MANY_REQUEST', details: { retryAfterSeconds: expect.any(Number) } });
    await rows(sql`update guilds set code_at = now() - interval '3 seconds' where guild_id = ${guildId}::uuid`);
    expect(await ask(member, 'refreshGuildCode', {})).toBe('guild_master_only');
    const said = await Promise.all(Array.from({ length: 64 }, () => ask(master, 'refreshGuildCode', {})));
    expect(tally(said)).toEqual({ TOO_MANY_REQUEST: 63, ok: 1 });
    expect(await master.code()).not.toBe(code);
  });

  test('of joins and a refresh at once, those that come after it are refused', async () => {
    const { master, code, guildId } = await newLegion();
    await rows(sql`update guilds set code_at = now() - interval '3 seconds' where guild_id = ${guildId}::uuid`);
    const members = await newMembers(24);
    const [refreshed, ...joined] = await Promise.all([ask(master, 'refreshGuildCode', {}), ...members.map(({ join }) => join(code))]);
    expect(refreshed).toBe('ok');
    const { ok = 0, guild_code_old: old = 0 } = tally(joined);
    expect(ok + old).toBe(24);
    expect(await countOf(guildId)).toEqual([ok + 2, ok + 2]);
    expect(await (await house.newMember()).join(code)).toBe('guild_code_old');
  });

  test('kick against leave: one holds', async () => {
    const { master, guildId, code } = await newLegion();
    const members = await newMembers(16);
    for (const { join } of members) await join(code);
    const said = await Promise.all(
      members.flatMap((member, place) => {
        const acts = [() => member.leave(), () => master.kick(member.id, guildId)];
        return (place % 2 === 0 ? acts : acts.reverse()).map((act) => act());
      }),
    );
    expect(said.filter((one) => one === 'ok')).toHaveLength(16);
    expect(new Set(said)).toEqual(new Set(['ok', 'guild_not_joined', 'guild_member_not_found']));
    expect(await countOf(guildId)).toEqual([2, 2]);
  });

  test('hands the legion over by his fund password, and is a member of it', async () => {
    const { master, member, guildId } = await newLegion();
    const to = { guildId, customerId: member.id, fundPassword };
    expect(await ask(master, 'transferGuild', { ...to, fundPassword: 'Wrong123' })).toBe('fund_password_error');
    expect(await ask(member, 'transferGuild', { ...to, customerId: master.id })).toBe('guild_master_only');
    expect(await ask(master, 'transferGuild', { ...to, customerId: (await house.newMember()).id })).toBe('guild_member_not_found');
    expect(await ask(master, 'leaveGuild', {})).toBe('guild_master_stays');
    expect(await ask(master, 'transferGuild', to)).toBe('ok');
    expect([await isMaster(master), await isMaster(member)]).toEqual([false, true]);
    expect(await eventsOf(member)).toEqual(['master']);
    expect(await ask(master, 'leaveGuild', {})).toBe('ok');
  });

  test('disbands it by his fund password: all are in none, and are told', async () => {
    const { master, member, guildId } = await newLegion();
    expect(await ask(member, 'closeGuild', { guildId, fundPassword })).toBe('guild_master_only');
    expect(await ask(master, 'closeGuild', { guildId, fundPassword: 'Wrong123' })).toBe('fund_password_error');
    const said = await Promise.all([1, 2, 3].map(() => ask(master, 'closeGuild', { guildId, fundPassword })));
    expect(tally(said)).toEqual({ guild_not_joined: 2, ok: 1 });
    expect(await eventsOf(member)).toEqual(['disbanded']);
    expect(await ask(member, 'getGuild', {})).toBe('guild_not_joined');
    expect(await ask(member, 'leaveGuild', {})).toBe('guild_not_joined');
  });
});

describe('§6 who reads a legion', () => {
  test('members alone; visitors, trial accounts and agents none', async () => {
    const { master } = await newLegion();
    const stranger = await house.newMember();
    for (const name of ['getGuild', 'getGuildCode', 'getGuildBonus', 'listGuildRanks', 'listGuildMembers'] as const) {
      expect(await ask(stranger, name, {}), name).toBe('guild_not_joined');
      expect((await call(gateway.url, name, {})).status).toBe(401);
    }
    expect(await ask(stranger, 'getGuildRules', {})).toBe('ok');
    await rows(sql`update customers set type = 2, is_agent = 4 where id = ${master.id}::uuid`);
    expect((await master.send('getGuild', {})).status).toBe(403);
  });

  test('lists members: the master, those who have the portal open, then the longest there; the reader where he asks for himself', async () => {
    const { master, member, code } = await newLegion();
    const [third, fourth] = (await newMembers(2)) as [Member, Member];
    await third.join(code);
    await fourth.join(code);
    const other = await newLegion();
    await rows(sql`insert into live_processes (id, alive_until) values (${fourth.id}::uuid, now() + interval '1 minute')`);
    for (const { id } of [fourth, other.member]) {
      await rows(
        sql`insert into live_streams (customer_id, session_hash, place, process_id) values (${id}::uuid, 'x', 1, ${fourth.id}::uuid)`,
      );
    }
    const list = async (request: object) =>
      (await third.send('listGuildMembers', request)).body.value as { rows: GuildMember[]; total: number; online: number };
    const all = await list({ showSelf: 'true' });
    expect(all.rows.map(({ customerId }) => customerId)).toEqual([master.id, fourth.id, member.id, third.id]);
    expect(all).toMatchObject({ total: 4, online: 1 });
    expect(all.rows.map(({ isMaster: leads, isOwn, online }) => [leads, isOwn, online])).toEqual([
      [true, false, false],
      [false, false, true],
      [false, false, false],
      [false, true, false],
    ]);
    const others = await list({ pageSize: 2, pageNo: 2 });
    expect(others.rows.map(({ customerId }) => customerId)).toEqual([member.id]);
    expect(others.total).toBe(3);
    expect(JSON.stringify(all)).not.toContain('balance');
  });

  test('a member who has the portal open hears that another one has come', async () => {
    const { member, code } = await newLegion();
    await rows(sql`insert into live_processes (id, alive_until) values (${member.id}::uuid, now() + interval '1 minute')`);
    await rows(
      sql`insert into live_streams (customer_id, session_hash, place, process_id) values (${member.id}::uuid, 'x', 1, ${member.id}::uuid)`,
    );
    await (await house.newMember()).join(code);
    expect(await eventsOf(member)).toEqual(['changed']);
  });
});

describe('operator guilds', () => {
  const file = (content: unknown): string => {
    const place = path.join(mkdtempSync(path.join(tmpdir(), 'guilds-')), 'rules.json');
    writeFileSync(place, JSON.stringify(content));
    return place;
  };

  test('lists, shows, renames and closes legions', async () => {
    const { master, member, code, guildName } = await newLegion();
    expect(await house.operate('guilds', 'list')).toContain(`2 members, led by ${master.username}: ${guildName}`);
    expect(await house.operate('guilds', 'show', code)).toContain(member.username);
    await expect(house.operate('guilds', 'rename', code, 'far too long')).rejects.toThrow('one to seven letters');
    expect(await house.operate('guilds', 'rename', code, 'Cáo')).toBe(`${guildName} is Cáo now.`);
    const other = await newLegion();
    await expect(house.operate('guilds', 'rename', other.code, 'cao')).rejects.toThrow('Another legion has this name');
    await expect(house.operate('guilds', 'close', 'cáo')).rejects.toThrow('Say why');
    expect(await house.operate('guilds', 'close', 'cáo', 'insults')).toContain('2 members are in none');
    expect(await eventsOf(member)).toEqual(['disbanded']);
    expect(await isMaster(master)).toBe(false);
    await expect(house.operate('guilds', 'show', 'cáo')).rejects.toThrow('no legion');
  });

  test('sets the rules, and says what is wrong', async () => {
    expect(await house.operate('guilds', 'rules', file({ maxGuildMember: 7, turnoverShare: 25 }))).toContain('hold now');
    expect(await house.operate('guilds', 'rules')).toContain('"maxGuildMember": 7');
    const member = await house.newMember();
    expect((await member.send('getGuildRules', {})).body.value).toMatchObject({ maxGuildMember: 7, turnoverShare: 25 });
    for (const [wrong, said] of [
      [{ maxGuildMember: 1 }, 'maxGuildMember is a whole number from 2 to 1000'],
      [{ prizes: [{ from: 2, to: 3, amount: 1 }] }, 'prizes are in order from place 1 on'],
      [{ cycle: 'D' }, 'cycle: there is no such field'],
      [[], 'one object'],
    ] as const)
      await expect(house.operate('guilds', 'rules', file(wrong))).rejects.toThrow(said);
    await expect(house.operate('guilds', 'dissolve')).rejects.toThrow('Legions know');
    await expect(house.operate('guilds', 'allow', 'nothing')).rejects.toThrow('already');
  });
});
