import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { AppError } from '../../wire/AppError.ts';

/** Letters and digits that can't be taken for each other. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 6;
/** Of some 900 million codes few are taken: a second try is rare. */
const mostTries = 10;

const newCode = (): string => Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

/** Takes a code that no legion has or had. */
export async function takeCode(tx: Tx, guildId: string): Promise<string> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const taken = await rowsOf<{ code: string }>(
      tx,
      sql`insert into guild_codes (code, guild_id) values (${newCode()}, ${guildId}::uuid) on conflict do nothing returning code`,
    );
    if (taken[0]) return taken[0].code;
  }
  throw new Error('No free code was found.');
}

/** The code of a member's legion. @throws AppError `guild_not_joined` */
export async function readCode(db: Db, customerId: string): Promise<string> {
  const [found] = await rowsOf<{ code: string }>(
    db,
    sql`select g.code from guild_members m join guilds g using (guild_id) where m.customer_id = ${customerId}::uuid`,
  );
  if (!found) throw new AppError('guild_not_joined');
  return found.code;
}
