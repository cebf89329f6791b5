import { limits } from '@baize/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../db/schema.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { registerPlayer } from '../../testingPlayers.ts';

interface SentGame {
  nodeId: string;
  gameId: string;
  vassalage: string;
}

const { favoriteGames, games: gameTable, gameSessions } = schema;
let gateway: TestGateway;
let games: SentGame[];
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 600 });
  games = (await call(gateway.url, 'getPopularGames', { size: 60 })).body.value.games;
});
afterAll(() => gateway.close());

const db = () => gateway.services.database.db;
const gameAt = (place: number): SentGame => games[place] as SentGame;
const idsOf = (list: readonly SentGame[]): string[] => list.map(({ nodeId }) => nodeId);

/** A new player, and what the tests do as him. */
async function openPlayer() {
  const { token } = await registerPlayer(gateway.url);
  const { id } = (await call(gateway.url, 'getMemberInfo', {}, { token })).body.value;
  return {
    customerId: String(id),
    add: (nodeId: string) => call(gateway.url, 'addFavorite', { nodeId }, { token }),
    remove: (nodeId: string) => call(gateway.url, 'removeFavorite', { nodeId }, { token }),
    list: async () => idsOf((await call(gateway.url, 'listFavorites', {}, { token })).body.value.content),
    ids: async (): Promise<string[]> => (await call(gateway.url, 'listFavoriteIds', {}, { token })).body.value.content,
    recent: async () => idsOf((await call(gateway.url, 'listRecentGames', {}, { token })).body.value.list),
    open: async (game: SentGame, accountType: 0 | 1 = 1) => {
      const how = { confirmTrans: true, launchMode: 'window', platform: 'html5-desktop', clientType: 3, language: 'vi' } as const;
      const { gameId, nodeId, vassalage } = game;
      const reply = await call(gateway.url, 'launchGame', { gameId, nodeId, vassalage, accountType, ...how }, { token });
      expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    },
  };
}

/** Takes a game out of the catalogue while something is done. */
async function without(nodeId: string, act: () => Promise<void>): Promise<void> {
  const [row] = await db().delete(gameTable).where(eq(gameTable.nodeId, nodeId)).returning();
  if (!row) throw new Error(`no game ${nodeId}`);
  await act().finally(() => db().insert(gameTable).values(row));
}

describe('§3 favourites', () => {
  test('are listed the newest first, by game and by id, until they are removed', async () => {
    const player = await openPlayer();
    const [one, two, three] = [gameAt(0).nodeId, gameAt(1).nodeId, gameAt(2).nodeId];
    for (const nodeId of [two, one, three]) expect((await player.add(nodeId)).status).toBe(200);
    expect(await player.list()).toEqual([three, one, two]);
    expect(await player.ids()).toEqual([three, one, two]);
    expect((await player.remove(one)).status).toBe(200);
    expect(await player.list()).toEqual([three, two]);
  });

  test('keep a repeated game once, at its first place, and accept the removal of a missing one', async () => {
    const player = await openPlayer();
    await player.add(gameAt(0).nodeId);
    await player.add(gameAt(1).nodeId);
    expect((await player.add(gameAt(0).nodeId)).body).toMatchObject({ success: true });
    expect(await player.ids()).toEqual([gameAt(1).nodeId, gameAt(0).nodeId]);
    expect((await player.remove(gameAt(5).nodeId)).body).toMatchObject({ success: true });
    expect((await player.remove('no such game')).body).toMatchObject({ success: true });
  });

  test('belong to a player: another player neither sees nor removes them', async () => {
    const [player, other] = [await openPlayer(), await openPlayer()];
    await player.add(gameAt(0).nodeId);
    await other.add(gameAt(1).nodeId);
    expect([await other.list(), await other.ids()]).toEqual([[gameAt(1).nodeId], [gameAt(1).nodeId]]);
    await other.remove(gameAt(0).nodeId);
    expect(await player.ids()).toEqual([gameAt(0).nodeId]);
  });

  test('refuse a game that the catalogue does not know', async () => {
    const reply = await (await openPlayer()).add('no such game');
    expect([reply.status, reply.body.errorCode]).toEqual([404, 'game_not_found']);
  });

  test('leave out a game that is not in the catalogue, and show it again when it returns', async () => {
    const player = await openPlayer();
    for (const place of [0, 1]) await player.add(gameAt(place).nodeId);
    await without(gameAt(0).nodeId, async () => {
      expect([await player.list(), await player.ids()]).toEqual([[gameAt(1).nodeId], [gameAt(1).nodeId]]);
    });
    expect(await player.ids()).toEqual([gameAt(1).nodeId, gameAt(0).nodeId]);
  });

  test('have a limit, also for requests at the same time; a repeated game does not count', async () => {
    const player = await openPlayer();
    const all = (await db().select({ nodeId: gameTable.nodeId }).from(gameTable)).map(({ nodeId }) => nodeId);
    const { customerId } = player;
    await db()
      .insert(favoriteGames)
      .values(all.slice(0, limits.favoriteGames - 1).map((nodeId) => ({ customerId, nodeId })));
    const replies = await Promise.all(all.slice(limits.favoriteGames, limits.favoriteGames + 4).map(player.add));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.errorCode).toBe('favorites_full');
    expect(await player.ids()).toHaveLength(limits.favoriteGames);
    expect((await player.add(all[0] ?? '')).status).toBe(200);
  });
});

describe('§3 recent games', () => {
  test('lists real launches, the last one first, each game once', async () => {
    const [player, other] = [await openPlayer(), await openPlayer()];
    for (const place of [0, 1, 2, 0]) await player.open(gameAt(place));
    await other.open(gameAt(9));
    const demo = games.find((game) => 'demo' in game && game.demo === true && game.nodeId !== gameAt(0).nodeId) as SentGame;
    await other.open(demo, 0);
    expect(await player.recent()).toEqual(idsOf([gameAt(0), gameAt(2), gameAt(1)]));
    expect(await other.recent()).toEqual(idsOf([gameAt(9)]));
  });

  test('lists twenty at most, without the earliest ones and without games that left the catalogue', async () => {
    const player = await openPlayer();
    const opened = games.slice(0, limits.recentGames + 3);
    await db()
      .insert(gameSessions)
      .values(
        opened.map(({ gameId }, place) => ({
          customerId: player.customerId,
          tokenHash: `recent ${place}`,
          sessionHash: 'none',
          provider: 'sandbox',
          gameId,
          createdAt: new Date(Date.now() - place * 60_000),
          expiresAt: new Date(),
        })),
      );
    expect(await player.recent()).toEqual(idsOf(opened.slice(0, limits.recentGames)));
    await without(opened[1]?.nodeId ?? '', async () => {
      expect(await player.recent()).toEqual(idsOf([gameAt(0), ...opened.slice(2, limits.recentGames + 1)]));
    });
  });
});
