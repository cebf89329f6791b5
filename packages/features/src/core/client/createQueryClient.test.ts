import { calls } from '@baize/contract';
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createQueryClient } from './createQueryClient.ts';
import { TimeOutError } from './errors.ts';

it('forgets what a form sent, a password perhaps, as soon as the form is gone', async () => {
  const queries = createQueryClient();
  const form = new MutationObserver(queries, { mutationFn: async (given: { password: string }) => given });
  const leave = form.subscribe(() => undefined);
  await form.mutate({ password: 'hunter22' });
  leave();
  const isKept = () =>
    JSON.stringify(
      queries
        .getMutationCache()
        .getAll()
        .map(({ state }) => state),
    ).includes('hunter22');
  await expect.poll(isKept).toBe(false);
});

it('makes no read again that got no reply in time', async () => {
  const queries = createQueryClient();
  const read = vi.fn(() => Promise.reject(new TimeOutError(calls.getPermission, undefined)));
  const list = new QueryObserver(queries, { queryKey: ['list'], queryFn: read, retryDelay: 0 });
  onTestFinished(list.subscribe(() => undefined));
  await expect.poll(() => list.getCurrentResult().status).toBe('error');
  expect(read).toHaveBeenCalledTimes(1);
});

it('reads again what failed offline, as soon as the network is back', async () => {
  const queries = createQueryClient();
  queries.mount();
  onTestFinished(() => queries.unmount());
  let isOnline = false;
  const list = new QueryObserver(queries, {
    queryKey: ['list'],
    queryFn: () => (isOnline ? Promise.resolve(['a']) : Promise.reject(new Error('offline'))),
  });
  onTestFinished(list.subscribe(() => undefined));
  await expect.poll(() => list.getCurrentResult().status).toBe('error');
  onlineManager.setOnline(false);
  isOnline = true;
  onlineManager.setOnline(true);
  await expect.poll(() => list.getCurrentResult().data).toEqual(['a']);
});
