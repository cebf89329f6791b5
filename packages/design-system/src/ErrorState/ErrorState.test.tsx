import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { ErrorState } from './ErrorState.tsx';

test('it is announced, offers the retry and tells the request', async () => {
  const onRetry = vi.fn();
  renderPart(<ErrorState title="The games did not load" retry={{ onRetry }} requestId="7f3a" />);
  expect(screen.getByRole('alert').textContent).toContain('Request ID: 7f3a');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('axe finds nothing', async () => {
  renderPart(<ErrorState title="The games did not load" />);
  expect(await axeFindings()).toEqual([]);
});
