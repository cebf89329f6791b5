import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '../../apps/gateway/src/db/schema.ts';
import { startTestGateway, type TestGateway } from '../../apps/gateway/src/testing.ts';
import { call, registerPlayer } from './support/client.ts';
import { createDatabase } from './support/databases.ts';

let gateways: TestGateway[];
beforeAll(async () => {
  const databaseUrl = await createDatabase();
  const env = { GATEWAY_SECRET: 'a secret for tests, which is long enough', RATE_MAX: '100000', LOGIN_RATE_MAX: '100000' };
  gateways = [await startTestGateway({ databaseUrl, env }), await startTestGateway({ databaseUrl, env })];
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
});

// Those who come at once meet each other only where transactions run beside one another, which PGlite's do not.
test.each(['ben-nuoc', 'cay-da', 'ho-tay'])(
  'the last seat of %s is one player’s, of twelve who come for it at two gateways',
  async (roomId) => {
    const [{ services, url }, there] = gateways as [TestGateway, TestGateway];
    const { db } = services.database;
    await db.update(schema.pvpRooms).set({ seats: 1 }).where(eq(schema.pvpRooms.roomId, roomId));
    const tokens = await Promise.all(Array.from({ length: 12 }, () => registerPlayer(url)));
    const request = { roomId, platform: 'html5', language: 'vi', confirmTrans: 0 } as const;
    const replies = await Promise.all(tokens.map((token, place) => call(place % 2 ? there.url : url, 'launchPvpRoom', request, { token })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 11 }, () => 409)]);
    expect(replies.filter(({ status }) => status === 409).map(({ body }) => body.errorCode)).toEqual(
      Array.from({ length: 11 }, () => 'room_full'),
    );
    expect(await db.$count(schema.gameSessions, eq(schema.gameSessions.roomId, roomId))).toBe(1);
  },
);
