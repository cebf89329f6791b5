import { sql } from 'drizzle-orm';
import { schema } from '../../../db/schema.ts';
import type { Jobs } from '../../../queue/Job.ts';
import { sweepOf } from '../../../queue/sweep.ts';

/** How long what bills were made from can be looked at beside them. They keep their own inputs. */
const kept = sql`interval '3 days'`;

/** Play that no period is left to count. */
const isCounted = sql`counted_from < (select min(begins_at) from settlement_periods where counted_at is null) - ${kept}`;

/** Figures with a bill. A real-time salary reads those of its day, so those before a period that waits for its bills stay. */
const isBilled = sql`billed_at is not null and begins_at < now() - ${kept} and begins_at < least(now(),
  (select min(p.begins_at) from settlement_periods p
    where p.kind = sealed_figures.kind and p.sealed_at is not null and p.billed_at is null)) - ${kept}`;

/** Periods whose figures are gone. */
const isOver = sql`billed_at < now() - ${kept} and ends_at < now() - ${kept}
  and (kind, begins_at) not in (select distinct f.kind, f.begins_at from sealed_figures f)`;

/** Jobs that forget what was settled days ago, and is in the bills. */
export const settlementSweeps = {
  'contracts.sweepCounted': sweepOf(schema.countedFigures, isCounted),
  'contracts.sweepPeriods': sweepOf(schema.settlementPeriods, isOver),
  'contracts.sweepSealed': sweepOf(schema.sealedFigures, isBilled),
} satisfies Jobs;
