import { tooManyRequests } from '../../../wire/AppError.ts';

const windowMs = 60_000;
/** Bound of what is remembered, so that an attacker can't fill the memory with names. */
const maxKeys = 50_000;

/** Counts attempts by a key in windows of one minute. Each process counts for itself. */
export function createLimiter(max: number, now: () => number = Date.now) {
  const windows = new Map<string, { start: number; count: number }>();
  return {
    /** @throws AppError `TOO_MANY_REQUEST` with the seconds to wait. */
    hit(key: string): void {
      const time = now();
      const known = windows.get(key);
      if (known && time - known.start < windowMs) {
        known.count += 1;
        if (known.count > max) throw tooManyRequests((known.start + windowMs - time) / 1000);
        return;
      }
      windows.delete(key);
      windows.set(key, { start: time, count: 1 });
      if (windows.size > maxKeys) windows.delete(windows.keys().next().value ?? key);
    },
  };
}
