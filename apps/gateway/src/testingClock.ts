import { vi } from 'vitest';

/** Turns the clock of what this process keeps for a while; timers and the time of day stay. Ends with `vi.restoreAllMocks`. */
export function turnableClock(): { on(ms: number): void } {
  const real = performance.now.bind(performance);
  let ahead = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => real() + ahead);
  return {
    on: (ms) => {
      ahead += ms;
    },
  };
}
