import { afterEach, describe, expect, it } from 'vitest';
import { keepAnswer, lastAnswerOf, secondsUntil } from './realityCheck.ts';

afterEach(() => sessionStorage.clear());

describe('RTS 13B the reality check', () => {
  it('comes so many minutes after play began, and after each answer', () => {
    expect(secondsUntil(1_000, 15, 1_000)).toBe(900);
    expect(secondsUntil(1_000, 15, 900_500)).toBe(1);
    expect(secondsUntil(1_000, 15, 901_000)).toBe(0);
    expect(secondsUntil(1_000, 15, 2_000_000)).toBe(0);
  });

  it('is not put off by a reload, and another play has its own', () => {
    expect(lastAnswerOf(5_000)).toBe(5_000);
    keepAnswer(5_000, 905_000);
    expect(lastAnswerOf(5_000)).toBe(905_000);
    expect(lastAnswerOf(6_000)).toBe(6_000);
  });
});
