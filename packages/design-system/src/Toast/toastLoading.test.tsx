import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPart } from '../testing/renderPart.tsx';
import { ToastList } from './ToastList.tsx';
import { ToastQueue, useToasts } from './ToastProvider.tsx';
import type { Toasts } from './toasts.ts';

let toasts: Toasts;
function Asker(): string {
  toasts = useToasts();
  return 'page';
}

afterEach(() => void vi.useRealTimers());

test('§8 a list whose chunk is lost leaves the page alone, and the next toast loads it and shows both', async () => {
  vi.useFakeTimers();
  const loadList = vi
    .fn<() => Promise<{ ToastList: typeof ToastList }>>()
    .mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ ToastList });
  renderPart(
    <ToastQueue loadList={loadList}>
      <Asker />
    </ToastQueue>,
  );
  await act(async () => toasts.show({ tone: 'info', title: 'A message has come', seconds: 0 }));
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.getByText('page')).toBeDefined();
  await act(async () => toasts.show({ tone: 'info', title: 'Two messages have come', seconds: 0 }));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(loadList).toHaveBeenCalledTimes(2);
});
