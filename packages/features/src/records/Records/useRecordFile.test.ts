import type { Page } from '@baize/contract';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderFeatureHook } from '../../core/testing/renderFeature.tsx';
import { mostFileRows, useRecordFile } from './useRecordFile.ts';

afterEach(cleanup);

/** A list of so many rows, each its own number, by pages as the gateway gives them. */
const listOf = (length: number) =>
  vi.fn(async ({ after = '0', size }: { after?: string; size: number }): Promise<Page<number>> => {
    const end = Math.min(Number(after) + size, length);
    const rows = Array.from({ length: end - Number(after) }, (_, place) => Number(after) + place);
    return { rows, ...(end < length && { next: String(end) }) };
  });
const openFile = (ask: Parameters<typeof useRecordFile<number>>[0]) => renderFeatureHook(() => useRecordFile(ask), { answers: {} }).result;

it('a file has all rows of a list, each once and in its order, in as few calls as there are pages', async () => {
  const ask = listOf(120);
  const file = openFile(ask);
  const rows = await act(() => file.current.collect());
  expect(rows).toEqual(Array.from({ length: 120 }, (_, place) => place));
  expect(ask).toHaveBeenCalledTimes(3);
});

it('of a longer list it has the newest, and asks for no more', async () => {
  const ask = listOf(mostFileRows + 1);
  const file = openFile(ask);
  expect(await act(() => file.current.collect())).toHaveLength(mostFileRows);
  expect(ask).toHaveBeenCalledTimes(mostFileRows / 50);
});

it('a second click asks for nothing while the first is under way', async () => {
  const ask = listOf(60);
  const file = openFile(ask);
  const both = await act(() => Promise.all([file.current.collect(), file.current.collect()]));
  expect(both.map((rows) => rows?.length)).toEqual([60, undefined]);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('a page that does not come leaves no file, and says why; the next try has them all', async () => {
  let isUp = false;
  const list = listOf(60);
  const file = openFile((page) => (page.after === undefined || isUp ? list(page) : Promise.reject(new TypeError('offline'))));
  expect(await act(() => file.current.collect())).toBeUndefined();
  await waitFor(() => expect(file.current.refusal).toBeDefined());
  isUp = true;
  expect(await act(() => file.current.collect())).toHaveLength(60);
  await waitFor(() => expect(file.current.refusal).toBeUndefined());
});
