import { randomUUID } from 'node:crypto';
import type { Mission, MissionTerms } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { giveBonus } from '../../bonuses/giveBonus.ts';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { AppError } from '../../wire/AppError.ts';
import { mayReceive } from '../promotions/mayReceive.ts';
import { readTurns } from './periods.ts';
import { progressOf, readDays } from './progress.ts';

const readTerms = async (db: Db | Tx): Promise<MissionTerms[]> =>
  (await rowsOf<{ terms: MissionTerms }>(db, sql`select terms from missions where not is_off order by place, mission_id`)).map(
    ({ terms }) => terms,
  );

/** Missions of the running periods as a member has them, and those of the last ones that he has met and not claimed. */
export async function listMissionsOf(db: Db | Tx, customerId: string, timeZone: string): Promise<Mission[]> {
  const terms = await readTerms(db);
  if (terms.length === 0 || !(await mayReceive(db, customerId))) return [];
  const turns = await readTurns(db, timeZone);
  const from = turns.map(({ startsOn }) => startsOn).sort()[0] ?? '';
  const days = await readDays(db, customerId, timeZone, from);
  const claims = await rowsOf<{ missionId: string; startsOn: string }>(
    db,
    sql`select mission_id as "missionId", starts_on::text as "startsOn" from mission_claims
      where customer_id = ${customerId}::uuid and starts_on >= ${from}::date`,
  );
  return turns.flatMap((turn) =>
    terms
      .filter(({ period }) => period === turn.period)
      .map((one): Mission => {
        const { startsOn, endsAt, isCurrent } = turn;
        const progress = progressOf(one.measure, turn, days);
        const isClaimed = claims.some((claim) => claim.missionId === one.missionId && claim.startsOn === startsOn);
        return {
          ...one,
          startsOn,
          endsAt,
          isCurrent,
          progress,
          state: isClaimed ? 'claimed' : progress >= one.target ? 'claimable' : 'open',
        };
      })
      .filter(({ state }) => turn.isCurrent || state === 'claimable'),
  );
}

/** §3 "Promo counters" MISSION: whether there are any, and how many a member can claim now. */
export async function countMissions(db: Db, customerId: string, timeZone: string): Promise<{ enabled: boolean; count: number }> {
  const missions = await listMissionsOf(db, customerId, timeZone);
  return { enabled: missions.length > 0, count: missions.filter(({ state }) => state === 'claimable').length };
}

/**
 * Puts the reward of a mission that is met on the balance: once for each period, whatever comes at once.
 * @throws AppError `mission_not_found`, `mission_not_open`
 */
export async function claimMissionOf(
  tx: Tx,
  customerId: string,
  { missionId, startsOn }: Pick<Mission, 'missionId' | 'startsOn'>,
  timeZone: string,
): Promise<Mission> {
  if (!(await readTerms(tx)).some((terms) => terms.missionId === missionId)) throw new AppError('mission_not_found');
  // Claims of one member wait for each other here.
  await tx.execute(sql`select from customers where id = ${customerId}::uuid for no key update`);
  const missions = await listMissionsOf(tx, customerId, timeZone);
  const mission = missions.find((one) => one.missionId === missionId && one.startsOn === startsOn);
  if (mission?.state !== 'claimable') throw new AppError('mission_not_open');
  const { reward: amount, title, wagering, daysToUse } = mission;
  const id = randomUUID();
  const claimed = await rowsOf(
    tx,
    sql`insert into mission_claims (customer_id, mission_id, starts_on, id, amount)
      values (${customerId}::uuid, ${missionId}, ${startsOn}::date, ${id}::uuid, ${amount}) on conflict do nothing returning 1`,
  );
  if (claimed.length === 0) throw new AppError('mission_not_open');
  await giveBonus(tx, { customerId, amount, title, reference: id, wagering, daysToUse });
  return { ...mission, state: 'claimed' };
}
