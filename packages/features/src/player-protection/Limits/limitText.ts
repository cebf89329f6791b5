import type { ProtectionLimit } from '@baize/contract';

/** Percent of a limit from which its bar warns (decided by the picture of the page). */
const warnsFrom = 86;

/** How much of a limit is used: whole percent, 100 at most, and never 100 while anything is left. */
export const usedPercent = ({ amount = 0, used }: Pick<ProtectionLimit, 'amount' | 'used'>): number =>
  amount <= used ? 100 : Math.floor((used / amount) * 100);

/** How a bar looks: nothing is left, little is left, or enough. */
export function limitTone(percent: number): 'primary' | 'warning' | 'negative' {
  if (percent >= 100) return 'negative';
  return percent >= warnsFrom ? 'warning' : 'primary';
}

const periods = ['day', 'week', 'month'] as const;

/** A limit of a longer time that is below this one of the same kind: the lower one holds. */
export const tighterOf = (
  limits: readonly ProtectionLimit[],
  { kind, period }: Pick<ProtectionLimit, 'kind' | 'period'>,
  amount: number,
): ProtectionLimit | undefined =>
  limits.find(
    (one) => one.kind === kind && periods.indexOf(one.period) > periods.indexOf(period) && one.amount !== undefined && one.amount < amount,
  );
