import type { PeriodKind } from '@baize/contract';
import { sql } from 'drizzle-orm';

/** A period by which contracts are settled. */
export interface Period {
  kind: PeriodKind;
  beginsAt: Date;
  endsAt: Date;
  /** Whether dividends are settled by it. */
  settlesDividends: boolean;
}

export interface PeriodRow extends Omit<Period, 'beginsAt' | 'endsAt'> {
  beginsAt: string;
  endsAt: string;
}

export const toPeriod = ({ kind, beginsAt, endsAt, settlesDividends }: PeriodRow): Period => ({
  ...{ kind, settlesDividends },
  beginsAt: new Date(beginsAt),
  endsAt: new Date(endsAt),
});
export const periodColumns = sql`kind, begins_at as "beginsAt", ends_at as "endsAt", settles_dividends as "settlesDividends"`;
