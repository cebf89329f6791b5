import { putRain, type Tx } from '@baize/gateway/ports';

const hourMs = 3_600_000;
const minutesOfDay = 1_440;

/** A rain of five minutes at each of the next 24 hours, which comes again each day. */
export async function insertRains(tx: Tx): Promise<void> {
  const next = Math.ceil(Date.now() / hourMs) * hourMs;
  for (let hour = 0; hour < 24; hour += 1) {
    await putRain(tx, {
      title: { vi: 'Mưa lì xì', en: 'Red rain' },
      pool: 100_000,
      pieces: 100,
      least: 100,
      startsAt: new Date(next + hour * hourMs).toISOString(),
      minutes: 5,
      everyMinutes: minutesOfDay,
      wagering: { times: 1, of: 'bonus', weights: {} },
      daysToWager: 7,
    });
  }
}
