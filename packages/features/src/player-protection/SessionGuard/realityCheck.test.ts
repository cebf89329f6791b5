import { afterEach, describe, expect, it } from 'vitest';
import { storageKeys } from '../../core/index.ts';
import { keepCheck, readCheck, secondsUntil } from './realityCheck.ts';

afterEach(() => localStorage.clear());

describe('RTS 13B the reality check', () => {
  it('comes so many minutes after play began, and after each answer', () => {
    expect(secondsUntil(1_000, 15, 1_000)).toBe(900);
    expect(secondsUntil(1_000, 15, 900_500)).toBe(1);
    expect(secondsUntil(1_000, 15, 901_000)).toBe(0);
    expect(secondsUntil(1_000, 15, 2_000_000)).toBe(0);
  });

  it('is not set back by what another tab knew before, and keeps what the gateway said', () => {
    keepCheck({ session: 1, at: 905_000, minutes: 15 });
    keepCheck({ session: 1, at: 5_000 });
    expect(readCheck(1)).toEqual({ session: 1, at: 905_000, minutes: 15 });
    keepCheck({ session: 1, at: 906_000, minutes: null });
    expect(readCheck(1)).toEqual({ session: 1, at: 906_000, minutes: null });
  });

  it('belongs to its session alone', () => {
    keepCheck({ session: 1, at: 905_000, minutes: 15 });
    expect(readCheck(2)).toBeUndefined();
    keepCheck({ session: 2, at: 5_000 });
    expect(readCheck(2)).toEqual({ session: 2, at: 5_000 });
  });

  it.each(['', '{', '7', '{"session":1}'])('is not there where anything else stands: %s', (text) => {
    localStorage.setItem(storageKeys.realityCheck, text);
    expect(readCheck(1)).toBeUndefined();
  });
});
