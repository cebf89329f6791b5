import type { Currency } from '@baize/contract';
import { type JackpotLevel, jackpotLevels } from '@baize/contract';
import { type Db, type Jackpots, schema } from '@baize/gateway/ports';
import { eq, sql } from 'drizzle-orm';
import { type JackpotBank, jackpotRules } from './index.ts';

const { jackpotPots, jackpotRounds } = schema;

/** The sandbox's pots in the database: every process raises and pays the same ones. */
export function createJackpotBank(db: Db, currency: Currency): JackpotBank & Jackpots {
  return {
    async play({ roundKey, level, given, isHit }) {
      return db.transaction(async (tx) => {
        const fresh = await tx
          .insert(jackpotRounds)
          .values({ roundKey, level, given })
          .onConflictDoNothing()
          .returning({ roundKey: jackpotRounds.roundKey });
        if (fresh.length === 0) {
          const [known] = await tx.select({ won: jackpotRounds.won }).from(jackpotRounds).where(eq(jackpotRounds.roundKey, roundKey));
          return known?.won ?? 0;
        }
        const seed = jackpotRules[level].seed;
        const [pot] = await tx
          .insert(jackpotPots)
          .values({ level, amount: seed + given })
          .onConflictDoUpdate({ target: jackpotPots.level, set: { amount: sql`${jackpotPots.amount} + ${given}` } })
          .returning({ amount: jackpotPots.amount });
        if (!isHit || !pot) return 0;
        await tx.update(jackpotPots).set({ amount: seed }).where(eq(jackpotPots.level, level));
        await tx.update(jackpotRounds).set({ won: pot.amount }).where(eq(jackpotRounds.roundKey, roundKey));
        return pot.amount;
      });
    },

    /** A pot that nobody has played for yet is at its beginning. */
    async read() {
      const rows = await db.select().from(jackpotPots);
      const amounts = new Map<JackpotLevel, number>(rows.map(({ level, amount }) => [level, amount]));
      return jackpotLevels.map((level) => ({ level, amount: amounts.get(level) ?? jackpotRules[level].seed, currency }));
    },
  };
}
