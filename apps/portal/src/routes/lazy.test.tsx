import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { lazy, retryFailedChunks } from './lazy.ts';

const Whole = () => <p>whole</p>;
const shown = (Part: ReturnType<typeof lazy>) =>
  render(
    <Suspense fallback={<p>room</p>}>
      <Part />
    </Suspense>,
  );

test('a part that was brought before stands at once, and is asked for once', async () => {
  const load = vi.fn(async () => ({ default: Whole }));
  const Part = lazy(load);
  await Part.bring();
  shown(Part);
  expect(screen.getByText('whole')).toBeDefined();
  expect(screen.queryByText('room')).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that could not be brought is asked for when it is drawn', async () => {
  const load = vi.fn(async () => ({ default: Whole }));
  load.mockRejectedValueOnce(new Error('lost'));
  const Part = lazy(load);
  await Part.bring();
  await act(async () => void shown(Part));
  expect(await screen.findByText('whole')).toBeDefined();
  retryFailedChunks();
  expect(load).toHaveBeenCalledTimes(2);
});
