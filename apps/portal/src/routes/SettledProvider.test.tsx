import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SettledProvider, useSettled } from './SettledProvider.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A page whose first data come one after the other, each after a second. */
function begin(bring?: () => Promise<void>) {
  const queries = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <SettledProvider bring={bring}>{children}</SettledProvider>
    </QueryClientProvider>
  );
  const drawn: boolean[] = [];
  const ask = (key: string) =>
    queries.fetchQuery({ queryKey: [key], queryFn: () => new Promise((resolve) => setTimeout(resolve, 1_000, key)) });
  renderHook(() => drawn.push(useSettled()), { wrapper });
  return { ask, drawn };
}
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a page is settled when its first data have come and nothing goes on', async () => {
  const { ask, drawn } = begin();
  void ask('first');
  await later(900);
  void ask('second');
  await later(1_000);
  expect(drawn.at(-1)).toBe(false);
  await later(1_000);
  expect(drawn.at(-1)).toBe(true);
  void ask('third');
  await later(100);
  expect(drawn.at(-1)).toBe(true);
});

test('what comes and goes until then draws nothing anew', async () => {
  const { ask, drawn } = begin();
  for (const key of ['first', 'second', 'third']) {
    void ask(key);
    await later(900);
  }
  expect(drawn).toEqual([false]);
  await later(3_000);
  expect(drawn).toEqual([false, true]);
});

test('what is drawn then is brought before, and its own calls are not waited for', async () => {
  const bring = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 3_000)));
  const { ask, drawn } = begin(bring);
  void ask('first');
  await later(900);
  expect(bring).not.toHaveBeenCalled();
  await later(1_000);
  void ask('of a late part');
  await later(1_500);
  expect([bring.mock.calls.length, drawn.at(-1)]).toEqual([1, false]);
  await later(2_000);
  expect(drawn).toEqual([false, true]);
});

test('a tab that nobody looks at paints nothing, and settles all the same', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const { ask, drawn } = begin();
  void ask('first');
  await later(1_900);
  expect(drawn.at(-1)).toBe(true);
});
