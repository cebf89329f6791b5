import { sql } from 'drizzle-orm';
import { settleDue } from './domains/cashier/settle.ts';
import { createDrawing, sweepDraws } from './domains/lottery/draws.ts';
import { sweepSessions } from './domains/security/sessionList.ts';
import { sweepCounters } from './domains/session/counters.ts';
import { sweepFreePlay } from './domains/session/freePlay.ts';
import { sweepAttempts } from './domains/session/loginAttempts.ts';
import { sweepChallenges } from './domains/session/secondFactor.ts';
import { sweepSocial } from './domains/session/social/attempts.ts';
import { sweepTrustedAddresses } from './domains/session/trustedAddresses.ts';
import { sweepCaptchas } from './domains/verification/captcha.ts';
import { sweepCodes } from './domains/verification/codes.ts';
import { sweepOutbox } from './live/outbox.ts';
import { sweepPlaces } from './live/places.ts';
import type { Services } from './services.ts';
import { sweepBodies } from './wire/encryption.ts';

/** Milliseconds between looks for orders that are due. */
const settleEveryMs = 500;
/** Milliseconds between looks for a lottery's period that is over. */
const drawEveryMs = 1_000;
const sweepEveryMs = 10 * 60_000;

/** Work that no request waits for. Due work is in the database, so any process can do it. */
export function startJobs({ database, live, log, cashier, draws, settings }: Services): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  const failed = (error: unknown) => log.warn({ err: error }, 'a job failed and will run again');

  const settle = setInterval(() => {
    running ??= settleDue(database.db, { cashier, terms: settings.cashierTerms() }, live.changed, failed)
      .catch(failed)
      .finally(() => {
        running = undefined;
      });
  }, settleEveryMs);
  const drawing = createDrawing(database.db, draws);
  let looking: Promise<void> | undefined;
  const draw = setInterval(() => {
    looking ??= drawing
      .look()
      .catch(failed)
      .finally(() => {
        looking = undefined;
      });
  }, drawEveryMs);
  const sweep = setInterval(() => {
    Promise.all([
      sweepOutbox(database.db),
      sweepCounters(database.db),
      sweepCodes(database.db),
      sweepBodies(database.db),
      sweepChallenges(database.db),
      sweepAttempts(database.db),
      sweepSessions(database.db),
      sweepTrustedAddresses(database.db),
      sweepFreePlay(database.db),
      sweepCaptchas(database.db),
      sweepSocial(database.db),
      sweepDraws(database.db),
      sweepPlaces(database.db),
      database.db.execute(sql`delete from password_resets where expires_at < now()`),
      // A server does so by itself.
      database.kind === 'pglite' && database.db.execute(sql`analyze`),
      database.db.execute(sql`delete from idempotency_keys where created_at < now() - interval '30 days'`),
    ]).catch(failed);
  }, sweepEveryMs);

  return {
    async stop() {
      clearInterval(settle);
      clearInterval(draw);
      clearInterval(sweep);
      await Promise.all([running, looking]);
    },
  };
}
