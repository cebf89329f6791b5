import { setRate, type Tx } from '@baize/gateway/ports';

/** Hundredths of a percent of the turnover, by type. */
const rates = [
  ['LIVE', 45],
  ['RNG', 60],
  ['SPORTS', 25],
  ['PVP', 30],
  ['FISH', 50],
  ['ELOTT', 20],
  ['CONS', 40],
  ['LOTT', 20],
] as const;
/** Before all that the sandbox's accounts have played. */
const fromDay = '2026-01-01';

/** What the house gives back of turnover. */
export async function insertRebates(tx: Tx, timeZone: string): Promise<void> {
  for (const [vendorType, rate] of rates) await setRate(tx, { vendorType, rate, timeZone, fromDay });
}
