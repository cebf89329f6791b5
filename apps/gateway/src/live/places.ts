import { randomInt, randomUUID } from 'node:crypto';
import { mostLiveStreams } from '@baize/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { type Db, rowsOf } from '../db/database.ts';

/** Milliseconds between two signs of life of a process. */
const signEveryMs = 5_000;
/** After so long without a sign a process counts as dead, and its streams' places are free. */
const aliveFor = sql`interval '20 seconds'`;

interface Session {
  customerId: string;
  sessionHash: string;
}
interface Place extends Session {
  place: number;
}

interface HeldPlace {
  place: number;
  processId: string;
  isAlive: boolean;
}

/** Takes a place; nothing where another stream was quicker with it. `dead` names the process that has left it. */
async function takeOne(db: Db, { customerId, sessionHash, place }: Place, processId: string, dead: string | undefined): Promise<boolean> {
  const taken = await rowsOf(
    db,
    dead === undefined
      ? sql`insert into live_streams (customer_id, session_hash, place, process_id)
          values (${customerId}::uuid, ${sessionHash}, ${place}, ${processId}::uuid) on conflict do nothing returning place`
      : sql`update live_streams set process_id = ${processId}::uuid where customer_id = ${customerId}::uuid and session_hash = ${sessionHash}
          and place = ${place} and process_id = ${dead}::uuid returning place`,
  );
  return taken.length > 0;
}

/** Takes one of the places that nobody living holds. `isFree` tells whether there was one when they were looked at. */
async function tryPlace(db: Db, processId: string, session: Session): Promise<{ isFree: boolean; place: number | undefined }> {
  const held = await rowsOf<HeldPlace>(
    db,
    sql`select s.place, s.process_id as "processId", p.id is not null as "isAlive" from live_streams s
      left join live_processes p on p.id = s.process_id and p.alive_until > now()
      where s.customer_id = ${session.customerId}::uuid and s.session_hash = ${session.sessionHash}`,
  );
  const holders = new Map(held.map((one) => [one.place, one]));
  const free = Array.from({ length: mostLiveStreams }, (_, index) => index + 1).filter((place) => !holders.get(place)?.isAlive);
  const place = free[randomInt(Math.max(1, free.length))];
  if (place === undefined) return { isFree: false, place };
  const isTaken = await takeOne(db, { ...session, place }, processId, holders.get(place)?.processId);
  return { isFree: true, place: isTaken ? place : undefined };
}

/** The places of event streams, in the database: sessions are counted over all processes, and a place is taken before anything is waited for. */
export async function createStreamPlaces({ db, kind }: Pick<Database, 'db' | 'kind'>, log: (error: unknown) => void) {
  const processId = randomUUID();
  /** Places that a statement which failed did not give back. */
  const left = new Set<Place>();

  const sign = () =>
    db.execute(sql`insert into live_processes (id, alive_until) values (${processId}, now() + ${aliveFor})
      on conflict (id) do update set alive_until = excluded.alive_until`);

  async function giveBack(place: Place): Promise<void> {
    left.add(place);
    await db.execute(sql`delete from live_streams where customer_id = ${place.customerId} and session_hash = ${place.sessionHash}
      and place = ${place.place} and process_id = ${processId}`);
    left.delete(place);
  }

  // The embedded database has one process: existing rows are of a killed one.
  if (kind === 'pglite') await db.execute(sql`delete from live_processes`);
  // Before any stream, so that no other process sees a stream of an unknown process.
  await sign();
  const signing = setInterval(() => {
    sign()
      .then(() => Promise.all([...left].map(giveBack)))
      .catch(log);
  }, signEveryMs);

  return {
    /**
     * Takes a place of the session.
     * @returns what gives it back; undefined when all are taken.
     */
    async take({ customerId, sessionHash }: Session): Promise<(() => void) | undefined> {
      for (;;) {
        const { isFree, place } = await tryPlace(db, processId, { customerId, sessionHash });
        if (place !== undefined) return () => void giveBack({ customerId, sessionHash, place }).catch(log);
        // Otherwise another stream was quicker with this place, which leaves fewer of them each time.
        if (!isFree) return undefined;
      }
    },
    async close(): Promise<void> {
      clearInterval(signing);
      await db.execute(sql`delete from live_streams where process_id = ${processId}`).catch(log);
      await db.execute(sql`delete from live_processes where id = ${processId}`).catch(log);
    },
  };
}

/** Forgets processes that have been dead for a while, with their streams. */
export async function sweepPlaces(db: Db): Promise<void> {
  await db.execute(sql`with dead as (delete from live_processes where alive_until < now() - interval '10 minutes' returning id)
    delete from live_streams s using dead where s.process_id = dead.id`);
  await db.execute(sql`delete from live_streams s where not exists (select from live_processes p where p.id = s.process_id)`);
}
