import {
  accountVendors,
  gamesOf,
  getCatalogue,
  getPlayResult,
  launchGame,
  listUnfinishedRounds,
  type RequestInputOf,
} from '@baize/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../db/schema.ts';
import { runOperator } from '../../operator/commands.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call, playAt } from '../../testingClient.ts';
import { registerPlayer } from '../../testingPlayers.ts';
import type { Identity } from '../session/identity.ts';
import { hashToken } from '../session/tokens.ts';
import { launch as launchFor } from './launch.ts';

type Launch = RequestInputOf<typeof launchGame>;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1_500 });
});
afterAll(() => gateway.close());

const operator = (...args: string[]) => {
  const { database, queue, settings, sender, live } = gateway.services;
  return runOperator({ db: database.db, queue, settings, sender, changed: live.changed }, args);
};

/** The most played game of a vendor. */
async function gameOf(vassalage: string, hasDemo = false) {
  const games = gamesOf(getCatalogue.response.parse((await call(gateway.url, 'getCatalogue', { version: '' })).body.value));
  const game = games.find((one) => one.vassalage === vassalage && (one.hasDemo || !hasDemo));
  if (!game) throw new Error(`no game of ${vassalage}`);
  return { gameId: game.gameId, nodeId: game.nodeId, vassalage };
}

const real: Omit<Launch, 'gameId' | 'nodeId' | 'vassalage'> = {
  accountType: 1,
  confirmTrans: false,
  launchMode: 'window',
  platform: 'html5-desktop',
  clientType: 3,
  language: 'vi',
};
const launch = (request: Launch, token?: string) => call(gateway.url, 'launchGame', request, token === undefined ? {} : { token });
const accountOf = ({ username, token }: { username: string; token: string }) => ({ username, merchantCode: 'baize', token });

describe('§8 vendor_under_maintenance', () => {
  test('closes one vendor’s real games and demos with both times, until an operator opens it', async () => {
    const [pg, jdb] = [await gameOf('PG', true), await gameOf('JDB')];
    const { token } = await registerPlayer(gateway.url);
    const [from, until] = ['2026-01-31T03:00:00.000Z', '2999-01-31T05:30:00.000Z'];
    expect(await operator('vendor', 'close', 'PG', '--from', from, '--until', until)).toContain('PG is under maintenance');
    for (const request of [
      { ...real, ...pg },
      { ...real, ...pg, accountType: 0 as const },
    ]) {
      const refused = await launch(request, token);
      expect([refused.status, refused.body.errorCode, refused.body.details]).toEqual([
        503,
        'vendor_under_maintenance',
        { maintainTime: from, endTime: until },
      ]);
    }
    expect((await launch({ ...real, ...jdb }, token)).status).toBe(200);
    expect(await operator('vendor', 'list')).toBe(`PG  from ${from}  until ${until}`);
    await operator('vendor', 'open', 'PG');
    expect((await launch({ ...real, ...pg }, token)).status).toBe(200);
    expect(await operator('vendor', 'list')).toBe('No vendor is under maintenance.');
  });

  test('a future maintenance closes nothing yet, and a maintenance without a time begins now', async () => {
    const jdb = await gameOf('JDB');
    const { token } = await registerPlayer(gateway.url);
    await operator('vendor', 'close', 'JDB', '--from', '2999-01-01T00:00:00Z');
    expect((await launch({ ...real, ...jdb }, token)).status).toBe(200);
    await operator('vendor', 'close', 'JDB');
    const { body } = await launch({ ...real, ...jdb }, token);
    expect(Math.abs(Date.now() - Date.parse(body.details.maintainTime))).toBeLessThan(60_000);
    expect(body.details.endTime).toBeUndefined();
    await operator('vendor', 'open', 'JDB');
  });

  test.each([
    [['vendor', 'close', 'NONE'], 'There is no vendor NONE'],
    [['vendor', 'close', 'PG', '--from', '2030-01-01T00:00:00Z', '--until', '2029-01-01T00:00:00Z'], 'ends after it begins'],
    [['vendor', 'confirm', 'PG', 'maybe'], 'on or off'],
    [['vendor'], 'vendor close, vendor open'],
  ])('%j is refused with what to type', async (args, words) => {
    await expect(operator(...args)).rejects.toThrow(words);
  });
});

describe('§3 username, merchantCode and token', () => {
  test.each(accountVendors)('a real launch at %s needs all three, with the caller’s values', async (vassalage) => {
    const game = await gameOf(vassalage);
    const player = await registerPlayer(gateway.url);
    const other = await registerPlayer(gateway.url);
    const request = { ...real, ...game, confirmTrans: true };
    const missing = await launch(request, player.token);
    expect([missing.status, missing.body.details.fields]).toEqual([
      400,
      ['username', 'merchantCode', 'token'].map((field) => ({ field, code: 'field_required' })),
    ]);
    const foreign = await launch({ ...request, ...accountOf(other), merchantCode: 'other' }, player.token);
    expect(foreign.body.details.fields.map(({ field, code }: { field: string; code: string }) => [field, code])).toEqual([
      ['username', 'field_format_error'],
      ['merchantCode', 'field_format_error'],
      ['token', 'field_format_error'],
    ]);
    expect((await launch({ ...request, ...accountOf(player) }, player.token)).status).toBe(200);
  });

  test('other providers get none of them, and a demo needs none', async () => {
    const player = await registerPlayer(gateway.url);
    expect((await launch({ ...real, ...(await gameOf('PG')) }, player.token)).status).toBe(200);
    expect((await launch({ ...real, ...(await gameOf('PT', true)), accountType: 0 })).status).toBe(200);
  });
});

describe('§3 confirmTrans', () => {
  test('a vendor with a wallet opens no game and no session before the player agrees', async () => {
    const game = await gameOf('ALB');
    const player = await registerPlayer(gateway.url);
    const request = { ...real, ...game, ...accountOf(player) };
    const sessions = () => gateway.services.database.db.$count(schema.gameSessions, eq(schema.gameSessions.gameId, game.gameId));
    const before = await sessions();
    const asked = await launch(request, player.token);
    expect([asked.status, asked.body.errorCode]).toEqual([409, 'transfer_not_confirmed']);
    expect(await sessions()).toBe(before);
    const reply = await launch({ ...request, confirmTrans: true }, player.token);
    expect(launchGame.response.parse(reply.body.value).game_url).toContain(game.gameId);
    expect(await sessions()).toBe(before + 1);
  });

  test('an operator switches the question for any vendor', async () => {
    const game = await gameOf('PG');
    const { token } = await registerPlayer(gateway.url);
    await operator('vendor', 'confirm', 'PG', 'on');
    expect((await launch({ ...real, ...game }, token)).body.errorCode).toBe('transfer_not_confirmed');
    await operator('vendor', 'confirm', 'PG', 'off');
    expect((await launch({ ...real, ...game }, token)).status).toBe(200);
  });
});

describe('§8 “Sorry, the game doesn’t exist”', () => {
  test('for an unknown id, and for a demo of a game without one', async () => {
    const unknown = await launch({ ...real, accountType: 0, gameId: 'none', nodeId: 'none', vassalage: 'PG' });
    expect([unknown.status, unknown.body.errorCode]).toEqual([404, 'game_not_found']);
    const [row] = await gateway.services.database.db.select().from(schema.games).where(eq(schema.games.hasDemo, false)).limit(1);
    if (!row) throw new Error('every game has a demo');
    const { gameId, nodeId, vassalage } = row;
    expect((await launch({ ...real, accountType: 0, gameId, nodeId, vassalage })).body.errorCode).toBe('game_not_found');
  });
});

test('a launch whose session ends meanwhile opens no game', async () => {
  const { username, token } = await registerPlayer(gateway.url);
  const { database, provider, settings } = gateway.services;
  const [customer] = await database.db.select().from(schema.customers).where(eq(schema.customers.account, username));
  const customerId = customer?.id ?? '';
  // As the call had read it before the operator's command.
  const identity = { customerId, account: username, role: 'member', sessionHash: hashToken(token) } as Identity;
  await operator('logout', username);
  const options = { db: database.db, provider, settings, merchantCode: 'baize', identity, language: 'vi' } as const;
  const request = launchGame.request.parse({ ...real, ...(await gameOf('PG')) });
  await expect(launchFor(options, request)).rejects.toMatchObject({ code: 'login.not.session' });
  expect(await database.db.$count(schema.gameSessions, eq(schema.gameSessions.customerId, customerId))).toBe(0);
});

describe('unfinished rounds', () => {
  const fragmentOf = (address: string) => new URLSearchParams(new URL(address, gateway.url).hash.slice(1));
  const unfinished = async (token: string) =>
    listUnfinishedRounds.response.parse((await call(gateway.url, 'listUnfinishedRounds', {}, { token })).body.value).list;
  const resultSince = async (token: string, nodeId: string, since: string) =>
    getPlayResult.response.parse((await call(gateway.url, 'getPlayResult', { nodeId, since }, { token })).body.value);
  const roundId = '0123456789abcdef0123456789abcdef';

  async function open(token: string) {
    const game = await gameOf('KX');
    const { value } = (await launch({ ...real, ...game }, token)).body;
    return { game, launchedAt: String(value.launchedAt), fragment: fragmentOf(value.game_url) };
  }

  test('an unfinished round is listed, and the next launch finishes it for its stake', async () => {
    const { token } = await registerPlayer(gateway.url);
    const first = await open(token);
    expect(first.fragment.getAll('r')).toEqual([]);
    const dealt = await playAt(gateway.url, 'deal', { session: first.fragment.get('s'), roundId, stake: 5_000 });
    expect(dealt.body).toMatchObject({ status: 'OK', stake: 5_000, reels: [expect.any(String), expect.any(String)] });
    expect(await unfinished(token)).toMatchObject([{ game: { nodeId: first.game.nodeId }, rounds: 1, bet: 5_000, currency: 'VND' }]);
    expect(await resultSince(token, first.game.nodeId, first.launchedAt)).toEqual({
      rounds: 1,
      openRounds: 1,
      bet: 5_000,
      win: 0,
      currency: 'VND',
    });

    const again = await open(token);
    const [ticket] = again.fragment.getAll('r');
    expect(ticket).toBe(dealt.body.ticket);
    const drawn = await playAt(gateway.url, 'draw', { session: again.fragment.get('s'), ticket });
    expect(drawn.body).toMatchObject({ status: 'OK', stake: 5_000 });
    expect(drawn.body.reels.slice(0, 2)).toEqual(dealt.body.reels);
    expect(await playAt(gateway.url, 'draw', { session: again.fragment.get('s'), ticket })).toEqual(drawn);
    expect(await unfinished(token)).toEqual([]);
    expect((await open(token)).fragment.getAll('r')).toEqual([]);
    const { balance, payout } = drawn.body;
    expect(balance).toBe(500_000 - 5_000 + payout);
    expect(await resultSince(token, first.game.nodeId, first.launchedAt)).toMatchObject({
      rounds: 1,
      openRounds: 0,
      bet: 5_000,
      win: payout,
    });
    expect(await resultSince(token, first.game.nodeId, again.launchedAt), 'what was bet before this launch is not its own').toMatchObject({
      rounds: 0,
      bet: 0,
      win: 0,
    });
  });

  test('a changed ticket or another player’s ends no round', async () => {
    const [player, other] = [await registerPlayer(gateway.url), await registerPlayer(gateway.url)];
    const { fragment } = await open(player.token);
    const session = fragment.get('s');
    const { ticket } = (await playAt(gateway.url, 'deal', { session, roundId, stake: 1_000 })).body as { ticket: string };
    const forged = await playAt(gateway.url, 'draw', { session, ticket: ticket.replace('.1000.', '.50000.') });
    expect([forged.status, forged.body.code]).toEqual([400, 'invalid_request']);
    const foreign = await playAt(gateway.url, 'draw', { session: (await open(other.token)).fragment.get('s'), ticket });
    expect(foreign.body).toMatchObject({ status: 'ERROR', code: 'round_cancelled' });
    expect(await unfinished(player.token)).toHaveLength(1);
    expect(await unfinished(other.token)).toEqual([]);
  });

  test('are listed for their member alone', async () => {
    expect((await call(gateway.url, 'listUnfinishedRounds', {})).status).toBe(401);
    expect((await call(gateway.url, 'getPlayResult', { nodeId: 'n', since: new Date().toISOString() })).status).toBe(401);
    const { token } = await registerPlayer(gateway.url);
    const unknown = await call(gateway.url, 'getPlayResult', { nodeId: 'none', since: new Date().toISOString() }, { token });
    expect([unknown.status, unknown.body.errorCode]).toEqual([404, 'game_not_found']);
  });
});
