import { type ChasePeriodInput, mostChaseMultiple } from '@baize/contract';

/** When a chase ends before its last period: never, on its first win, or once it has won a sum. */
export const chaseStops = ['win', 'sum', 'never'] as const;
export type ChaseStop = (typeof chaseStops)[number];

/** A chase as its player is making it. */
export interface ChaseDraft {
  /** How many periods, the open one first. */
  count: number;
  /** Of each period that has none of its own. */
  multiple: number;
  /** Own multiples by period. */
  multiples: Readonly<Record<string, number>>;
  stop: ChaseStop;
  /** In the minor unit; undefined while nothing is written. */
  sum: number | undefined;
}

/** Stops on its first win unless its player says otherwise: nothing is bet that he no longer wants. */
export const emptyChase = (multiple: number): ChaseDraft => ({ count: 10, multiple, multiples: {}, stop: 'win', sum: undefined });

/** A multiple that can be placed: a whole number from 1. */
export const multipleOf = (value: number): number => Math.min(Math.max(1, Math.floor(value) || 1), mostChaseMultiple);

/** The periods of a draft, with their multiples. */
export const periodsOf = ({ count, multiple, multiples }: ChaseDraft, ahead: readonly { period: string }[]): ChasePeriodInput[] =>
  ahead.slice(0, count).map(({ period }) => ({ period, multiple: multiples[period] ?? multiple }));

/** What a chase costs, in the minor unit. */
export const stakeOf = (periods: readonly ChasePeriodInput[], stakeOfOne: number): number =>
  stakeOfOne * periods.reduce((sum, { multiple }) => sum + multiple, 0);

/** What it stops after, in the minor unit: 1 is the first win. Undefined where it plays all periods, or no sum is written. */
export function stopAfterWonOf({ stop, sum }: ChaseDraft): number | undefined {
  if (stop === 'win') return 1;
  return stop === 'sum' ? sum : undefined;
}
