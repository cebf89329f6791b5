/**
 * Zones that have kept one distance from Greenwich all along, in minutes east of it, whole hours. The first use of `Intl` costs a phone some tens of milliseconds;
 * a time of such a zone is a sum. Vietnam has kept its own since June 1975.
 */
const kept: Readonly<Record<string, number>> = { 'Asia/Ho_Chi_Minh': 420 };
const from = Date.UTC(1976, 0);
const until = Date.UTC(2100, 0);

/** Minutes east of Greenwich at a moment, in milliseconds since 1970; nothing of a zone or a time that only `Intl` knows. */
export const fixedMinutes = (timeZone: string, moment: number): number | undefined =>
  moment >= from && moment < until ? kept[timeZone] : undefined;
