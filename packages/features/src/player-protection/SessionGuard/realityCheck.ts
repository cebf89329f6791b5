import { safeStorage } from '../../core/index.ts';

const storage = safeStorage('session');
const keyOf = (openedAt: number): string => `baize-reality-${openedAt}`;

/** When the last reality check of a play was answered, or else when it began: a reload asks no sooner, and no later. In milliseconds. */
export function lastAnswerOf(openedAt: number): number {
  const kept = Number(storage.get(keyOf(openedAt)));
  return Number.isSafeInteger(kept) && kept > openedAt ? kept : openedAt;
}

/** Keeps that a reality check was answered. */
export const keepAnswer = (openedAt: number, at: number): void => storage.set(keyOf(openedAt), String(at));

/** Whole seconds until the next check; 0 from then on. */
export const secondsUntil = (answeredAt: number, minutes: number, now: number): number =>
  Math.max(0, Math.ceil((answeredAt + minutes * 60_000 - now) / 1_000));
