import { makeCustomerToken, rowsOf, schema, type Tx } from '@baize/gateway/ports';
import { sql } from 'drizzle-orm';
import { hashOfNoPassword, insertHousePlayer } from './housePlayer.ts';
import { sandboxRooms } from './pvpRooms.ts';

interface Table {
  roomId: string;
  gameId: string;
}

/** Rooms of the most played PVP games, with the players of the house who sit there; a small catalogue may have fewer. */
export async function insertRooms(tx: Tx): Promise<void> {
  const passwordHash = await hashOfNoPassword();
  const games = await rowsOf<{ gameId: string }>(
    tx,
    sql`select game_id as "gameId" from games where vendor_type = 'PVP' order by popularity desc, game_id limit 3`,
  );
  for (const { game, seated = [], ...room } of sandboxRooms) {
    const gameId = games[game]?.gameId;
    if (gameId === undefined) continue;
    await tx.insert(schema.pvpRooms).values({ ...room, gameId });
    for (const nickname of seated) await seat(tx, { roomId: room.roomId, gameId }, await insertHousePlayer(tx, nickname, passwordHash));
  }
}

/** A permanent seat: nobody has the token of its game, so it takes no bet. */
async function seat(tx: Tx, table: Table, customerId: string): Promise<void> {
  const { hash } = makeCustomerToken(customerId);
  const expiresAt = sql`now() + interval '100 years'`;
  await tx.insert(schema.gameSessions).values({ ...table, customerId, tokenHash: hash, sessionHash: hash, provider: 'sandbox', expiresAt });
}
