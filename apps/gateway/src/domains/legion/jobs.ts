import { limits } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { schema } from '../../db/schema.ts';
import { deleteSome } from '../../queue/deleteSome.ts';
import type { Jobs } from '../../queue/Job.ts';
import { sweepSchedule } from '../../queue/sweep.ts';
import { closePeriod, freezeSome } from './freeze.ts';
import { payGuilds, payShares } from './payShares.ts';

/** Scores of the last period whose result stands are kept with it, those of before are not. */
const isOld = sql`starts_on < (select open_from - 14 from guild_cycles where cycle = 'W')
  and starts_on in (select starts_on from guild_weeks where frozen_at is not null)`;
/** Results are kept as long as a brand may have records kept (§9), and a week more. */
const isPastRecords = sql`starts_on < current_date - ${sql.raw(String(limits.recordDaysMost + 7))} and state not in ('new', 'due')`;
/** Old codes are told from wrong ones for so long. */
const isForgotten = sql`created_at < now() - interval '90 days' and not exists (select from guilds g where g.code = guild_codes.code)`;

/** Jobs of this domain. */
export const legionJobs = {
  'legion.freeze': {
    schedule: '*/5 * * * *',
    runsAtStart: true,
    isLong: true,
    async run({ database: { db }, settings, timeZone, live }, { comeAgain }) {
      while ((await closePeriod(db, settings.guildTerms(), timeZone)) !== undefined);
      const isFreezing = await freezeSome(db);
      const areGuildsDue = await payGuilds(db);
      const { paid, isMore } = await payShares(db);
      for (const customerId of paid) live.changed(customerId);
      if (isFreezing || areGuildsDue || isMore) comeAgain(0);
    },
  },
  'legion.sweep': {
    schedule: sweepSchedule,
    isLong: true,
    async run({ database: { db } }, { comeAgain }) {
      const more = [
        await deleteSome(db, schema.guildScores, isOld),
        await deleteSome(db, schema.guildTotals, isOld),
        await deleteSome(db, schema.guildMemberResults, isPastRecords),
        await deleteSome(db, schema.guildResults, isPastRecords),
        await deleteSome(db, schema.guildCodes, isForgotten),
      ];
      if (more.includes(true)) comeAgain(0);
    },
  },
} satisfies Jobs;
