import { type Period, type RecordScope, recordScopes } from '@baize/contract';
import { type PageAddress, usePermission } from '../../core/index.ts';
import { keptPeriod } from '../../core/time/keptPeriod.ts';
import { teamPeriodIn } from '../Team/teamPeriods.ts';

/** Whose records, and of which days. */
export interface RecordsOf extends Period {
  /** Whom the scope begins with. Undefined for the agent himself. */
  account: string | undefined;
  /** How far down from there. */
  scope: RecordScope;
}

/** As far as records are kept, which is less than figures. */
function within({ from, to }: Period, kept: Period): Period {
  if (to < kept.from) return kept;
  return { from: from < kept.from ? kept.from : from, to };
}

/** Whose records are read, and the way to others. */
export interface RecordScopeState {
  of: RecordsOf;
  /** The first day that can be chosen. */
  first: string;
  change(next: Partial<RecordsOf>): void;
}

/**
 * Whose records an address asks for: of somebody his own, and of the agent those directly below him, where it does not say.
 * @param today of the brand's zone, `yyyy-MM-dd`
 */
export function useRecordScope(address: PageAddress, today: string): RecordScopeState {
  const permission = usePermission();
  const { account, scope: given } = address.values;
  const kept = keptPeriod(today, permission?.recordDays ?? 30);
  const { from, to } = within(teamPeriodIn(address, today), kept);
  const scope = recordScopes.find((one) => one === given) ?? (account === undefined ? 'direct' : 'one');
  const of = { account, scope, from, to };
  return { of, first: kept.from, change: (next) => address.change({ ...of, ...next, ...within({ from, to, ...next }, kept) }) };
}
