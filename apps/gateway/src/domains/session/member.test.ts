import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { registerPlayer } from '../../testingPlayers.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 5 });
});
afterAll(() => gateway.close());

const set = (token: string, nickname: string, iconId: number) => call(gateway.url, 'setProfile', { nickname, iconId }, { token });
const infoOf = async (token: string) => (await call(gateway.url, 'getMemberInfo', {}, { token })).body.value;
const login = async (username: string): Promise<string> =>
  (await call(gateway.url, 'login', { type: 'username', username, password: 'Baize123' })).body.value.token;

describe('§9 profile', () => {
  test('a nickname with separate accents is kept whole and in one spelling', async () => {
    const { token } = await registerPlayer(gateway.url);
    const reply = await set(token, ' Nguyễn Thị Thu Hường'.normalize('NFD'), 1);
    expect(reply.body.value.nickname).toBe('Nguyễn Thị Thu Hường');
    expect((await set(token, '👨‍👩‍👧'.repeat(20), 1)).body.value.nickname).toBe('👨‍👩‍👧'.repeat(20));
  });

  test('every later reply has the new nickname and icon, in all sessions', async () => {
    const { token, username, password } = await registerPlayer(gateway.url);
    const before = await infoOf(token);
    const elsewhere = (await call(gateway.url, 'login', { type: 'username', username, password })).body.value.token;
    const reply = await set(token, '  Rồng Đỏ ❤️ ', 8);
    expect(reply.body.value).toEqual({ nickname: 'Rồng Đỏ ❤️', iconId: 8 });
    expect(await infoOf(elsewhere)).toEqual({ ...before, nickname: 'Rồng Đỏ ❤️', iconId: 8 });
    expect((await call(gateway.url, 'getMemberIcon', {}, { token: elsewhere })).body.value).toEqual({ iconId: 8 });
    expect((await set(token, 'Rồng Đỏ', 0)).body.value).toEqual({ nickname: 'Rồng Đỏ', iconId: 0 });
  });

  test.each([
    ['one letter', 'M', 'field_length_error'],
    ['21 letters', 'm'.repeat(21), 'field_length_error'],
    ['nothing but blanks', '   ', 'field_required'],
    ['a sign that turns the line round', 'Minh\u202eAnh', 'field_format_error'],
    ['a control', 'Minh\u0000Anh', 'field_format_error'],
  ])('§5 a nickname of %s is refused as at the registration, and nothing changes', async (_, nickname, code) => {
    const { token } = await registerPlayer(gateway.url);
    const before = await infoOf(token);
    const { status, body } = await set(token, nickname, 5);
    expect([status, body.details?.fields?.[0]]).toMatchObject([400, { field: 'nickname', code }]);
    expect(await infoOf(token)).toEqual(before);
  });

  test.each([-1, 9, 1.5])('§9 there is no icon %d', async (iconId) => {
    const { token } = await registerPlayer(gateway.url);
    expect((await set(token, 'Minh', iconId)).body.errorCode).toBe('validation_failed');
    expect((await infoOf(token)).iconId).toBe(0);
  });

  test('changes no other field and no other account', async () => {
    const { token } = await registerPlayer(gateway.url);
    const other = await registerPlayer(gateway.url);
    const [before, others] = [await infoOf(token), await infoOf(other.token)];
    const greedy = { nickname: 'Minh', iconId: 1, isAgent: 4, type: 1, id: others.id, isLegionMaster: true };
    expect((await call(gateway.url, 'setProfile', greedy as never, { token })).status).toBe(200);
    expect([await infoOf(token), await infoOf(other.token)]).toEqual([{ ...before, nickname: 'Minh', iconId: 1 }, others]);
  });

  test('§6 an agent sets his own; a trial account and a visitor can’t, as in the whole security centre', async () => {
    const agent = await login('agent01');
    expect((await set(agent, 'Đại lý', 2)).status).toBe(200);
    const trial = await login('trial01');
    expect((await set(trial, 'Chơi thử', 2)).body.errorCode).toBe('function.not.available');
    expect((await set('', 'Khách', 2)).status).toBe(401);
  });
});
