import type { CallName, Calls, Invitation, RequestInputOf } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../db/database.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { registerPlayer, registrationForm } from '../../testingPlayers.ts';
import { daysAgo } from '../records/testingRecords.ts';

let gateway: TestGateway;
let agent: string;
let other: string;
const login = async (username: string, password = 'Baize123') =>
  (await call(gateway.url, 'login', { type: 'username', username, password })).body.value as { token: string; passwordExpired: boolean };
const ask = <Name extends CallName>(name: Name, request: RequestInputOf<Calls[Name]>, token = agent) =>
  call(gateway.url, name, request, { token });
const rows = <Row>(statement: ReturnType<typeof sql>) => rowsOf<Row>(gateway.services.database.db, statement);
const usual = { kind: 'member', note: '', expires: null, mostUses: null } as const;
const create = async (part: Partial<RequestInputOf<Calls['createInvitation']>> = {}) =>
  (await ask('createInvitation', { ...usual, ...part })).body.value as Invitation;
let made = 0;
const join = (affiliateCode: string, field: 'affiliateCode' | 'referralCode' = 'affiliateCode') => {
  made += 1;
  return call(gateway.url, 'registerMember', { username: `invited${made}`, ...registrationForm, [field]: affiliateCode });
};

beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
  agent = (await login('agent01')).token;
  await registerPlayer(gateway.url, { username: 'agent02', password: 'Secret12' });
  await rows(sql`update customers set type = 2, is_agent = 4 where account = 'agent02'`);
  other = (await login('agent02', 'Secret12')).token;
});
afterAll(() => gateway.close());

describe('§2 invitation links', () => {
  test('has its code, kind, note and end; the newest comes first, page by page', async () => {
    const first = await create({ code: 'qb-fb01', note: ' Face\u200bbook  nhóm\ufeff ', expires: daysAgo(-1), mostUses: 2 });
    expect(first).toMatchObject({
      code: 'QB-FB01',
      note: 'Facebook nhóm',
      expires: daysAgo(-1),
      mostUses: 2,
      isOpen: true,
      visits: 0,
      uses: 0,
    });
    const second = await create();
    expect(second.code).toMatch(/^[A-Z2-9]{8}$/);
    const codes: string[] = [];
    for (let after: string | undefined, isOver = false; !isOver; isOver = after === undefined) {
      const page = (await ask('listInvitations', { size: 1, ...(after && { after }) })).body.value;
      expect(page.kinds).toEqual(['member', 'agent']);
      codes.push(...page.rows.map(({ code }: Invitation) => code));
      after = page.next;
    }
    expect(codes.toSorted()).toEqual(['AGENT01', second.code, 'QB-FB01'].toSorted());
  });

  test('counts visits and registrations; whom it brings is directly below, and known by its code', async () => {
    const { code } = await create();
    expect((await call(gateway.url, 'getAffiliate', { code: code.toLowerCase() })).status).toBe(200);
    for (const field of ['affiliateCode', 'referralCode'] as const) expect((await join(code, field)).status).toBe(200);
    const page = (await ask('listInvitations', { size: 50 })).body.value;
    expect(page.rows.find((row: Invitation) => row.code === code)).toMatchObject({ visits: 1, uses: 2 });
    expect(
      await rows(sql`select c.type, c.affiliate_code as code, a.account as upline from customers c join customers a on a.id = c.upline_id
        where c.account = ${`invited${made}`}`),
    ).toEqual([{ type: 0, code, upline: 'agent01' }]);
  });

  test('of kind agent makes an agent, unless the brand lets agents open members alone', async () => {
    const { code } = await create({ kind: 'agent' });
    const typeOf = async () => (await rows<{ type: number }>(sql`select type from customers where account = ${`invited${made}`}`))[0]?.type;
    await join(code);
    expect(await typeOf()).toBe(2);
    await gateway.services.settings.change({ agentsOpenAgents: false });
    await join(code);
    expect(await typeOf()).toBe(0);
    expect((await ask('createInvitation', { ...usual, kind: 'agent' })).body.errorCode).toBe('function.not.available');
    expect((await ask('openDownlineAccount', { username: 'sub00001', kind: 'agent' })).body.errorCode).toBe('function.not.available');
    expect((await ask('listInvitations', {})).body.value.kinds).toEqual(['member']);
    await gateway.services.settings.change({ agentsOpenAgents: true });
  });

  test('that is off, over or used up opens no account, at the same time neither', async () => {
    const { code } = await create({ mostUses: 1 });
    const replies = await Promise.all(Array.from({ length: 8 }, () => join(code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(replies.map(({ body }) => body.errorCode).filter(Boolean))).toEqual(new Set(['affiliate_code_error']));
    for (const closed of [{ isOff: true }, { expires: daysAgo(1) }]) {
      const { code: another } = await create();
      const changed = (await ask('changeInvitation', { ...usual, isOff: false, code: another, ...closed })).body.value as Invitation;
      expect(changed.isOpen).toBe(false);
      expect((await join(another)).body.errorCode).toBe('affiliate_code_error');
      await ask('changeInvitation', { ...usual, isOff: false, code: another, expires: daysAgo(0) });
      expect((await join(another)).status).toBe(200);
    }
  });

  test('another agent neither sees nor changes it, and a code is somebody’s alone', async () => {
    const { code } = await create();
    expect((await ask('listInvitations', {}, other)).body.value.rows).toEqual([]);
    const { status, body } = await ask('changeInvitation', { ...usual, code, isOff: true }, other);
    expect([status, body.errorCode]).toEqual([404, 'invitation_not_found']);
    const taken = await ask('createInvitation', { ...usual, code }, other);
    expect([taken.status, taken.body.errorCode, taken.body.details.fields[0].field]).toEqual([409, 'duplicate_value', 'code']);
  });

  test('a hundred are as many as one agent may have', async () => {
    await rows(sql`insert into affiliate_codes (code, customer_id) select 'FULL' || n, c.id from generate_series(1, 100) n
      cross join customers c where c.account = 'agent02'`);
    expect((await ask('createInvitation', usual, other)).body.errorCode).toBe('invitations_full');
  });

  test.each<[string, Record<string, unknown>]>([
    ['code', { code: 'ab' }],
    ['code', { code: 'a'.repeat(21) }],
    ['code', { code: 'có dấu' }],
    ['code', { code: '-ABC-' }],
    ['note', { note: 'x'.repeat(61) }],
    ['note', { note: '\u202Eabc' }],
    ['expires', { expires: '2026-02-30' }],
    ['expires', { expires: '0000-01-01' }],
    ['mostUses', { mostUses: 0 }],
    ['mostUses', { mostUses: -1 }],
    ['mostUses', { mostUses: 1e21 }],
    ['mostUses', { mostUses: 1.5 }],
    ['kind', { kind: 'house' }],
  ])('a wrong %s is named: %o', async (field, part) => {
    const { status, body } = await ask('createInvitation', { ...usual, ...part } as RequestInputOf<Calls['createInvitation']>);
    expect([status, body.details?.fields?.[0]?.field]).toEqual([400, field]);
  });
});

describe('§2 an account that an agent opens', () => {
  test('is directly below him, and its first log-in has to choose another password (§4)', async () => {
    const { account, password } = (await ask('openDownlineAccount', { username: 'moi00001', nickname: 'Người mới', kind: 'agent' })).body
      .value;
    expect(account).toBe('moi00001');
    expect((await login(account, password)).passwordExpired).toBe(true);
    expect(
      await rows(sql`select c.nickname, c.is_agent as "isAgent", a.account as upline from customers c
      join customers a on a.id = c.upline_id where c.account = 'moi00001'`),
    ).toEqual([{ nickname: 'Người mới', isAgent: 4, upline: 'agent01' }]);
    const again = await ask('openDownlineAccount', { username: 'MOI00001', kind: 'member' });
    expect([again.status, again.body.errorCode, again.body.details.fields[0].field]).toEqual([409, 'exists.username.err', 'username']);
  });

  test.each<[string, Record<string, unknown>]>([
    ['username', { username: '' }],
    ['username', { username: 'ab' }],
    ['username', { username: 'x'.repeat(17) }],
    ['username', { username: "x' or 1=1" }],
    ['nickname', { username: 'moi00002', nickname: 'x'.repeat(200) }],
    ['kind', { username: 'moi00002', kind: 'house' }],
  ])('a wrong %s is named: %o', async (field, part) => {
    const { status, body } = await ask('openDownlineAccount', { kind: 'member', ...part } as RequestInputOf<Calls['openDownlineAccount']>);
    expect([status, body.details?.fields?.[0]?.field]).toEqual([400, field]);
  });

  test('§6 members neither invite nor open', async () => {
    const { token } = await login('member01');
    expect((await ask('listInvitations', {}, token)).status).toBe(403);
    expect((await ask('createInvitation', usual, token)).status).toBe(403);
    expect((await ask('openDownlineAccount', { username: 'moi00003', kind: 'member' }, token)).status).toBe(403);
  });
});
