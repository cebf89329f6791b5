import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useChunk } from './useChunk.ts';

beforeEach(() => void vi.useFakeTimers());

/** A part that comes while there is a network. */
function wanted(isWanted: boolean) {
  vi.spyOn(console, 'error').mockReturnValue();
  const network = { isOffline: true };
  const load = vi.fn(async () => {
    if (network.isOffline) throw new Error('Failed to fetch dynamically imported module');
    return 'the part';
  });
  const hook = renderHook((props: { isWanted: boolean }) => useChunk(load, props.isWanted), { initialProps: { isWanted } });
  /** The second try has had its time. */
  const settle = () => act(() => vi.advanceTimersByTimeAsync(1_000));
  return { ...hook, load, network, settle };
}

it('is asked for once it is wanted, not before', async () => {
  const { result, rerender, load, network, settle } = wanted(false);
  network.isOffline = false;
  await settle();
  expect(load).not.toHaveBeenCalled();
  rerender({ isWanted: true });
  await settle();
  expect(result.current).toMatchObject({ part: 'the part', isLost: false });
});

it('§8 is tried twice, then lost; wanted again it is asked for again, and stays from then on', async () => {
  const { result, rerender, load, network, settle } = wanted(true);
  await settle();
  expect(result.current).toMatchObject({ part: undefined, isLost: true });
  expect(load).toHaveBeenCalledTimes(2);
  rerender({ isWanted: false });
  expect(result.current.isLost).toBe(false);
  network.isOffline = false;
  rerender({ isWanted: true });
  await settle();
  expect(result.current).toMatchObject({ part: 'the part', isLost: false });
  rerender({ isWanted: false });
  rerender({ isWanted: true });
  expect(result.current.part).toBe('the part');
  expect(load).toHaveBeenCalledTimes(3);
});

it('§8 a retry asks again, and tells of no loss meanwhile', async () => {
  const { result, load, network, settle } = wanted(true);
  await settle();
  network.isOffline = false;
  act(() => result.current.retry());
  expect(result.current.isLost).toBe(false);
  await settle();
  expect(result.current.part).toBe('the part');
  expect(load).toHaveBeenCalledTimes(3);
});

it('is not told to be lost who wants it no more', async () => {
  const { result, rerender, settle } = wanted(true);
  rerender({ isWanted: false });
  await settle();
  expect(result.current.isLost).toBe(false);
});
