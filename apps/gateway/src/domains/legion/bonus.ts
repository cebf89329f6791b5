import type { GuildBonus, GuildPeriod, GuildTurn } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { readPeriodOf } from './cycle.ts';
import { membershipOf } from './guildOf.ts';
import type { GuildTerms } from './guildTerms.ts';
import { guildBonusOf, sharesOf, type Turnover } from './shares.ts';

type Amounts = Omit<GuildBonus, 'period'>;
const nothing: Amounts = { guildBonus: 0, personalBonus: 0, state: 'none' };

interface Reader {
  customerId: string;
  guildId: string;
}

/** What a legion and a member would be paid if the period ended now. */
async function estimate(
  db: Db,
  { customerId, guildId }: Reader,
  { startsOn }: GuildPeriod,
  terms: Pick<GuildTerms, 'turnoverShare' | 'prizes'>,
): Promise<Amounts> {
  const [total] = await rowsOf<{ bet: number; place: number }>(
    db,
    sql`select o.bet::float8 as bet, (1 + (select count(*) from guild_totals t where t.starts_on = o.starts_on and t.bet > 0 and t.bet > o.bet)
        + (select count(*) from guild_totals t where t.starts_on = o.starts_on and t.bet > 0 and t.bet = o.bet
          and (t.bet_at, t.guild_id) < (o.bet_at, o.guild_id)))::int as place
      from guild_totals o where o.guild_id = ${guildId}::uuid and o.starts_on = ${startsOn}::date and o.bet > 0`,
  );
  if (!total) return nothing;
  const turnovers = await rowsOf<Turnover>(
    db,
    sql`select customer_id as "customerId", bet::float8 as bet from guild_scores
      where guild_id = ${guildId}::uuid and starts_on = ${startsOn}::date and bet > 0 order by bet desc, bet_at, customer_id`,
  );
  const guildBonus = guildBonusOf(total, terms);
  const own = turnovers.findIndex((one) => one.customerId === customerId);
  return { guildBonus, personalBonus: sharesOf(guildBonus, turnovers)[own] ?? 0, state: 'estimate' };
}

/** What a result that stands has brought. */
async function result(db: Db, { customerId, guildId }: Reader, { startsOn }: GuildPeriod): Promise<Amounts> {
  const [row] = await rowsOf<{ guildBonus: number; personalBonus: number; state: GuildBonus['state'] | null }>(
    db,
    sql`select r.bonus::float8 as "guildBonus", coalesce(m.bonus, 0)::float8 as "personalBonus", m.state from guild_results r
      left join guild_member_results m on m.customer_id = ${customerId}::uuid and m.starts_on = r.starts_on and m.guild_id = r.guild_id
      where r.guild_id = ${guildId}::uuid and r.starts_on = ${startsOn}::date`,
  );
  if (!row) return nothing;
  return { guildBonus: row.guildBonus, personalBonus: row.personalBonus, state: row.state ?? 'none' };
}

/**
 * What a period brings a member and his legion.
 * @throws AppError `guild_not_joined`
 */
export async function readBonus(
  db: Db,
  customerId: string,
  { turn, terms, timeZone }: { turn: GuildTurn; terms: GuildTerms; timeZone: string },
): Promise<GuildBonus> {
  const { guildId } = await membershipOf(db, customerId);
  const period = await readPeriodOf(db, turn, timeZone);
  const reader = { customerId, guildId };
  return { period, ...(period.isFrozen ? await result(db, reader, period) : await estimate(db, reader, period, terms)) };
}
