import type { Period } from '@baize/contract';
import type { PageAddress, PageValues } from '../../core/index.ts';
import { keptPeriod } from '../../core/time/keptPeriod.ts';
import { type QuickPeriod, quickPeriod } from './recordDays.ts';
import { periodIn, valuesOfFilter } from './recordValues.ts';

/**
 * What records are chosen by, kept in the address.
 * @param usual the days where it names none
 * @param chosenIn what else it names, as far as records can be chosen by that
 */
export function useRecordFilter<Chosen extends object>(
  { values, change }: PageAddress,
  { today, recordDays }: { today: string; recordDays: number },
  usual: QuickPeriod,
  chosenIn: (values: PageValues) => Chosen,
): [filter: Period & Chosen, setFilter: (filter: Period & PageValues) => void] {
  const days = quickPeriod(usual, today);
  const filter = { ...chosenIn(values), ...periodIn(values, days, keptPeriod(today, recordDays)) };
  return [filter, (next) => change(valuesOfFilter(next, days))];
}
