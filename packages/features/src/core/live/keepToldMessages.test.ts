import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../client/createQueryClient.ts';
import { toldMessagesQueryKey, unreadMessagesQueryKey } from '../queries.ts';
import { keepToldMessages } from './keepToldMessages.ts';

const key = toldMessagesQueryKey('minh88');
const setUp = (queries = createQueryClient()) => {
  const told = () => queries.getQueryData<number>(key);
  const unread = (...counts: number[]) => {
    for (const value of counts) queries.setQueryData(unreadMessagesQueryKey('minh88'), { value });
  };
  return { queries, told, unread, stop: keepToldMessages(queries, 'minh88') };
};
const settle = () => vi.advanceTimersByTimeAsync(1);
beforeEach(() => void vi.useFakeTimers());

it('§2 live-message listener: what waits at first is known; a rise is not, and what has been read is no longer', async () => {
  const { told, unread } = setUp();
  expect(told()).toBeUndefined();
  for (const [count, known] of [
    [3, 3],
    [5, 3],
    [4, 3],
    [2, 2],
    [3, 2],
  ] as const) {
    unread(count);
    await settle();
    expect([count, told()]).toEqual([count, known]);
  }
});

it('a count that was read before is known too', () => {
  const queries = createQueryClient();
  queries.setQueryData(unreadMessagesQueryKey('minh88'), { value: 3 });
  expect(setUp(queries).told()).toBe(3);
});

it('what comes at once counts as one: who comes back to a count that he knows has read nothing meanwhile', async () => {
  const { told, unread } = setUp();
  unread(5);
  await settle();
  unread(4, 5);
  await settle();
  expect(told()).toBe(5);
});

it('knows it as long as nobody asks, and no more than the session does', async () => {
  const { queries, told, unread, stop } = setUp();
  unread(3);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(told()).toBe(3);
  unread(2);
  stop();
  queries.removeQueries();
  await settle();
  expect(told()).toBeUndefined();
});
