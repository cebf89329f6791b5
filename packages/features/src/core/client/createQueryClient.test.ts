import { MutationObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createQueryClient } from './createQueryClient.ts';

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
