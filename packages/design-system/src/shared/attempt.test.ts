import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attempt } from './attempt.ts';

const report = vi.fn();
beforeEach(() => void vi.stubGlobal('reportError', report));
afterEach(() => {
  vi.unstubAllGlobals();
  report.mockClear();
});

test('what is done has a result, also none', async () => {
  expect(await attempt(() => Promise.resolve(false))).toEqual({ result: false });
  expect(await attempt(() => undefined)).toEqual({ result: undefined });
  expect(report).not.toHaveBeenCalled();
});

test('a broken promise is its owner’s affair', async () => {
  expect(await attempt(() => Promise.reject(new Error('too long')))).toBeUndefined();
  expect(report).not.toHaveBeenCalled();
});

test.each([TypeError, ReferenceError, RangeError, SyntaxError])('%O is a mistake of the program: it is reported', async (Mistake) => {
  const mistake = new Mistake('lost');
  expect(await attempt(() => Promise.reject(mistake))).toBeUndefined();
  expect(report).toHaveBeenCalledExactlyOnceWith(mistake);
});

test('what is thrown at once is reported, whatever it is', async () => {
  const thrown = new Error('lost');
  const fail = (): void => {
    throw thrown;
  };
  expect(await attempt(fail)).toBeUndefined();
  expect(report).toHaveBeenCalledExactlyOnceWith(thrown);
});
