import { listPvpRooms } from '@baize/contract';
import { eq, ne } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../db/schema.ts';
import { runOperator } from '../../operator/commands.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call, playAt } from '../../testingClient.ts';
import { registerPlayer } from '../../testingPlayers.ts';
import { demoPassword } from '../../testingSandbox.ts';
import { hashToken } from '../session/tokens.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 200 });
});
afterAll(() => gateway.close());
afterEach(async () => {
  await gateway.services.database.db.update(schema.pvpRooms).set({ isOpen: true }).where(ne(schema.pvpRooms.roomId, seededClosed));
});

/** A room of small stakes, and one that a new player's 500.000 đồng do not open. */
const [small, rich] = ['ben-nuoc', 'lau-son'] as const;
/** Rooms of the sandbox that take nobody. */
const [seededFull, seededClosed] = ['cho-noi', 'long-bien'] as const;
const roundId = '0123456789abcdef0123456789abcdef';

const operator = (...args: string[]) => {
  const { database, queue, settings, sender, live } = gateway.services;
  return runOperator({ db: database.db, queue, settings, sender, changed: live.changed }, args);
};
const withToken = (token: string | undefined) => (token === undefined ? {} : { token });
const enter = (roomId: string, token?: string, confirmTrans = 0) =>
  call(gateway.url, 'launchPvpRoom', { roomId, platform: 'html5', language: 'vi', confirmTrans }, withToken(token));
const rooms = async (token?: string) =>
  listPvpRooms.response.parse((await call(gateway.url, 'listPvpRooms', {}, withToken(token))).body.value).rooms;
async function roomOf(roomId: string, token?: string) {
  const room = (await rooms(token)).find((one) => one.roomId === roomId);
  if (!room) throw new Error(`no room ${roomId}`);
  return room;
}
async function logIn(username: string): Promise<string> {
  const reply = await call(gateway.url, 'login', { type: 'username', username, password: demoPassword });
  return String(reply.body.value.token);
}
const seatsOf = (roomId: string) => gateway.services.database.db.$count(schema.gameSessions, eq(schema.gameSessions.roomId, roomId));
const changeSeats = (roomId: string, seats: number) =>
  gateway.services.database.db.update(schema.pvpRooms).set({ seats }).where(eq(schema.pvpRooms.roomId, roomId));
/** Arguments of `room add <room>`. */
const newRoom = (game: string, stakes: string, entry: string, seats: string): string[] => [
  ...['--game', game, '--vi', 'Hồ Gươm', '--en', 'Sword Lake'],
  ...['--stakes', stakes, '--entry', entry, '--seats', seats],
];

describe('§7 GET PVP rooms', () => {
  test('tells a visitor, a trial account, a member and an agent the same rooms, the most played game’s first', async () => {
    const visitor = await rooms();
    expect(visitor.map(({ roomId }) => roomId)).toEqual([
      ...['ben-nuoc', 'cay-da', 'cho-noi', 'pho-co', 'ho-tay', 'vuon-tre', 'long-bien', 'lau-son'],
    ]);
    expect(visitor[0]).toMatchObject({
      roomName: { vi: 'Bến Nước', en: 'River Landing' },
      game: { vendorType: 'PVP', displayName: { vi: 'Tiến Lên Miền Nam' } },
      ...{ minStake: 1_000, maxStake: 5_000, minBalance: 10_000, currency: 'VND', seats: 24, players: 0, state: 'open', seated: false },
    });
    for (const account of ['trial01', 'member01', 'agent01']) expect(await rooms(await logIn(account)), account).toEqual(visitor);
  });

  test('the sandbox has a full and a closed room, which let nobody in', async () => {
    const { token } = await registerPlayer(gateway.url);
    expect(await roomOf(seededFull, token)).toMatchObject({ seats: 4, players: 4, state: 'full', seated: false });
    expect(await roomOf(seededClosed, token)).toMatchObject({ players: 0, state: 'closed' });
    expect([(await enter(seededFull, token)).body.errorCode, (await enter(seededClosed, token)).body.errorCode]).toEqual([
      'room_full',
      'room_closed',
    ]);
  });

  test('counts seated players: one seat a player, in the last room entered, until log-out', async () => {
    const [one, other] = [await registerPlayer(gateway.url), await registerPlayer(gateway.url)];
    await enter('pho-co', one.token);
    await enter('pho-co', one.token);
    await enter('pho-co', other.token);
    expect(await roomOf('pho-co', one.token)).toMatchObject({ players: 2, seated: true });
    expect(await roomOf('pho-co')).toMatchObject({ players: 2, seated: false });
    await enter(small, other.token);
    expect(await roomOf('pho-co', other.token)).toMatchObject({ players: 1, seated: false });
    await call(gateway.url, 'logout', {}, { token: one.token });
    expect(await roomOf('pho-co')).toMatchObject({ players: 0 });
  });

  test('a left seat does not come back when the later one ends', async () => {
    const [phone, desk] = [await registerPlayer(gateway.url), await registerPlayer(gateway.url)];
    const again = (await call(gateway.url, 'login', { type: 'username', username: phone.username, password: phone.password })).body.value;
    await enter('pho-co', phone.token);
    await enter(small, String(again.token));
    await enter('pho-co', desk.token);
    await call(gateway.url, 'logout', {}, { token: String(again.token) });
    expect(await roomOf('pho-co', phone.token)).toMatchObject({ players: 1, seated: false });
  });
});

describe('§7 GET PVP launch', () => {
  test('answers the address of the room’s game, with a session of the room', async () => {
    const { token } = await registerPlayer(gateway.url);
    const before = await seatsOf(small);
    const { status, body } = await enter(small, token);
    expect(status).toBe(200);
    const { game } = await roomOf(small);
    expect(body.value.content).toContain(`game=${game.gameId}&room=${small}&lang=vi`);
    expect(Math.abs(Date.now() - Date.parse(body.value.launchedAt))).toBeLessThan(60_000);
    expect(await seatsOf(small)).toBe(before + 1);
  });

  test('§6 a visitor logs in first, a trial account needs a formal one, an agent may not', async () => {
    const answers = await Promise.all([enter(small), enter(small, await logIn('trial01')), enter(small, await logIn('agent01'))]);
    expect(answers.map(({ status, body }) => [status, body.errorCode])).toEqual([
      [401, 'customer.not.login'],
      [403, 'real_account_required'],
      [403, 'function.not.available'],
    ]);
  });

  test.each([
    ['vi', 'Số dư của bạn chưa đạt mức tối thiểu để vào phòng này.'],
    ['en', 'Your balance is below what this room asks for.'],
  ] as const)('refuses who has less than the room asks for, in %s', async (language, message) => {
    const { token } = await registerPlayer(gateway.url);
    const request = { roomId: rich, platform: 'html5', language } as const;
    const { status, body } = await call(gateway.url, 'launchPvpRoom', request, { token, language });
    expect([status, body.errorCode, body.message]).toEqual([409, 'room_balance_low', message]);
    expect(await seatsOf(rich)).toBe(0);
  });

  test('refuses an unknown room, and a closed one until an operator opens it', async () => {
    const { token } = await registerPlayer(gateway.url);
    const unknown = await enter('none', token);
    expect([unknown.status, unknown.body.errorCode]).toEqual([404, 'room_not_found']);
    expect(await operator('room', 'close', 'vuon-tre')).toContain('Bamboo Garden is closed');
    const closed = await enter('vuon-tre', token);
    expect([closed.status, closed.body.errorCode]).toEqual([409, 'room_closed']);
    expect((await roomOf('vuon-tre')).state).toBe('closed');
    expect(await operator('room', 'list')).toContain('vuon-tre  closed  0/16  Bamboo Garden');
    await operator('room', 'open', 'vuon-tre');
    expect((await enter('vuon-tre', token)).status).toBe(200);
  });

  test.each([
    [['room', 'close', 'none'], 'There is no room none'],
    [['room'], 'room close, room open'],
    [['room', 'add', 'Hồ Gươm'], 'small letters'],
    [['room', 'add', 'ho-guom', '--gamee', 'x'], 'has no --gamee'],
    [['room', 'add', 'ho-guom', '--game', '--vi', '--en', 'x'], 'needs --game'],
    [['room', 'add', 'ho-guom', ...newRoom('none', '1000-5000', '10000', '8')], 'no PVP game none'],
    [['room', 'add', 'ho-guom', ...newRoom('none', '5000-1000', '10000', '8')], 'the least and the most'],
    [['room', 'add', 'ho-guom', ...newRoom('none', '0-1000', '10000', '8')], 'The amount is a number of VND above zero'],
    [['room', 'add', 'ho-guom', ...newRoom('none', '1000-5000', '999', '8')], 'at least the least stake'],
    [['room', 'add', 'ho-guom', ...newRoom('none', '1000-5000', '10000', '0')], 'from 1 to 1000'],
  ])('%j is refused with what to type', async (args, words) => {
    await expect(operator(...args)).rejects.toThrow(words);
  });

  test('an operator’s new room is open to players at once, and is added once', async () => {
    const { token } = await registerPlayer(gateway.url);
    const { gameId } = (await roomOf(small)).game;
    expect(await operator('room', 'add', 'ho-guom', ...newRoom(gameId, '1000-5000', '10000', '8'))).toBe('Sword Lake is open.');
    const expected = {
      roomName: { vi: 'Hồ Gươm', en: 'Sword Lake' },
      minStake: 1_000,
      maxStake: 5_000,
      minBalance: 10_000,
      seats: 8,
      state: 'open',
    };
    expect(await roomOf('ho-guom')).toMatchObject(expected);
    expect((await enter('ho-guom', token)).status).toBe(200);
    await expect(operator('room', 'add', 'ho-guom', ...newRoom(gameId, '1000-5000', '10000', '8'))).rejects.toThrow(
      'a room ho-guom already',
    );
  });

  test('gives the last seat to one of two players, refuses a full room, and lets seated players back in', async () => {
    const players = await Promise.all([1, 2, 3].map(() => registerPlayer(gateway.url)));
    await changeSeats('ho-tay', 1);
    const replies = await Promise.all(players.map(({ token }) => enter('ho-tay', token)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(replies.filter(({ status }) => status === 409).map(({ body }) => body.errorCode)).toEqual(['room_full', 'room_full']);
    const seated = players[replies.findIndex(({ status }) => status === 200)]?.token;
    expect(await roomOf('ho-tay', seated)).toMatchObject({ players: 1, state: 'full', seated: true });
    expect((await enter('ho-tay', seated)).status).toBe(200);
    await gateway.services.database.db.update(schema.pvpRooms).set({ minBalance: 900_000_000 }).where(eq(schema.pvpRooms.roomId, 'ho-tay'));
    expect([
      (await enter('ho-tay', seated)).status,
      (await enter('ho-tay', players.find(({ token }) => token !== seated)?.token)).status,
    ]).toEqual([200, 409]);
  });

  test('§3 confirmTrans, §8 vendor_under_maintenance: as any real launch', async () => {
    const { token } = await registerPlayer(gateway.url);
    const { vassalage } = (await roomOf(small)).game;
    await operator('vendor', 'confirm', vassalage, 'on');
    expect((await enter(small, token)).body.errorCode).toBe('transfer_not_confirmed');
    expect((await enter(small, token, 1)).status).toBe(200);
    await operator('vendor', 'confirm', vassalage, 'off');
    await operator('vendor', 'close', vassalage);
    expect((await enter(small, token)).body.errorCode).toBe('vendor_under_maintenance');
    await operator('vendor', 'open', vassalage);
  });
});

describe('the stakes of a room', () => {
  async function sessionOf(roomId: string, token: string): Promise<string> {
    const { content } = (await enter(roomId, token)).body.value;
    return new URLSearchParams(new URL(content, gateway.url).hash.slice(1)).get('s') ?? '';
  }
  const balanceOf = async (token: string) => (await call(gateway.url, 'getBalance', {}, { token })).body.value.sumBalance;

  test('hold for both kinds of round: a bet below or above moves no money, a bet inside plays', async () => {
    const { token } = await registerPlayer(gateway.url);
    const session = await sessionOf('cay-da', token);
    for (const path of ['round', 'deal'] as const) {
      const below = await playAt(gateway.url, path, { session, roundId, stake: 1_000 });
      expect([below.status, below.body.code], path).toEqual([400, 'stake_out_of_room']);
    }
    const low = await sessionOf(small, token);
    expect((await playAt(gateway.url, 'deal', { session: low, roundId, stake: 50_000 })).body.code).toBe('stake_out_of_room');
    expect(await balanceOf(token)).toBe(500_000);
    const dealt = await playAt(gateway.url, 'deal', { session: low, roundId, stake: 5_000 });
    expect(dealt.body).toMatchObject({ status: 'OK', stake: 5_000, balance: 495_000 });
    expect((await playAt(gateway.url, 'draw', { session: low, ticket: dealt.body.ticket })).body).toMatchObject({
      status: 'OK',
      stake: 5_000,
    });
  });

  test('hold for one room at a time: the game of a left seat takes no bet', async () => {
    const { token } = await registerPlayer(gateway.url);
    const left = await sessionOf('cay-da', token);
    const taken = await sessionOf(small, token);
    expect((await playAt(gateway.url, 'deal', { session: left, roundId, stake: 10_000 })).body.status).toBe('ERROR');
    expect(await balanceOf(token)).toBe(500_000);
    expect((await playAt(gateway.url, 'deal', { session: taken, roundId, stake: 5_000 })).body.status).toBe('OK');
  });

  test('can’t be avoided: the page holds no token, and its seal can’t be changed or mixed', async () => {
    const { token } = await registerPlayer(gateway.url);
    const other = await sessionOf('cay-da', token);
    const session = await sessionOf(small, token);
    const hashes = (await gateway.services.database.db.select().from(schema.gameSessions)).map(({ tokenHash }) => tokenHash);
    for (const part of session.split('.')) expect(hashes).not.toContain(hashToken(part));
    const bytes = Buffer.from(session.slice('room.'.length), 'base64url');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    const forged = [
      session.slice('room.'.length),
      `room.${bytes.toString('base64url')}`,
      `${session.slice(0, 40)}${other.slice(40)}`,
      'room.',
      'room.AAAA',
    ];
    for (const one of forged) {
      for (const path of ['balance', 'round', 'deal', 'draw'] as const) {
        const reply = await playAt(gateway.url, path, { session: one, roundId, stake: 50_000, ticket: 'x' });
        expect(reply.body.status, `${path} ${one}`).toBe('ERROR');
      }
    }
    expect(await balanceOf(token)).toBe(500_000);
  });

  test('are on the page, in the player’s language; a room of another game is ignored', async () => {
    const { game } = await roomOf(small);
    const page = async (roomId: string, lang = 'vi') =>
      await (await fetch(`${gateway.url}/sandbox/games/play?game=${game.gameId}&room=${roomId}&lang=${lang}`)).text();
    const own = await page(small);
    expect(own).toContain('Bến Nước: mỗi ván cược từ ₫\u00A01.000 đến ₫\u00A05.000.');
    expect(await page(small, 'en')).toContain('River Landing: each round costs from ₫\u00A01,000 to ₫\u00A05,000.');
    const stakesOn = (html: string) => [...html.matchAll(/name="stake" value="(\d+)"/g)].map(([, stake]) => Number(stake));
    expect(stakesOn(own)).toEqual([1_000, 5_000]);
    expect(stakesOn(await page('lau-son'))).toEqual([1_000, 5_000, 10_000, 50_000]);
  });
});
