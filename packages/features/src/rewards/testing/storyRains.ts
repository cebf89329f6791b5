import type { SeenRain, TeamRain } from '@baize/contract';
import type { RainsData } from '../Rain/useRains.ts';

const minute = 60_000;
const at = (minutes: number): string => new Date(Date.now() + minutes * minute).toISOString();
const rain = (number: number, minutes: number, part: Partial<SeenRain> = {}): SeenRain => ({
  rainId: `0190a3b4-7c1e-4000-8000-0000000000${number}`,
  title: { vi: 'Mưa lì xì', en: 'Red rain' },
  state: 'coming',
  payer: 'house',
  pool: 100_000,
  pieces: 100,
  startsAt: at(minutes),
  endsAt: at(minutes + 5),
  ...part,
});

/** A rain that falls now. */
export const storyRunning = rain(81, -1, { state: 'running', isEmpty: false });
/** One that falls, two that come, and two that are over, of one of which something was caught. */
export const storyRains: RainsData = {
  now: at(0),
  running: [storyRunning],
  coming: [
    rain(82, 59),
    rain(83, 119, { title: { vi: 'Lì xì của đại lý', en: 'Your agent’s red rain' }, payer: 'agent', pool: 5_000, pieces: 10 }),
  ],
  over: [rain(84, -61, { state: 'over', claim: { amount: 2_000, at: at(-60) } }), rain(85, -121, { state: 'over' })],
};
/** One that the agent pays. */
export const storyTeamRain: TeamRain = { ...storyRunning, payer: 'agent', pool: 600, pieces: 3, isOwn: true, caught: 200, catchers: 1 };
