import '../testing/setup.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../Button/index.ts';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Tooltip } from './Tooltip.tsx';

const start = (onClick = vi.fn()): HTMLElement => {
  renderPart(
    <Tooltip text="Credited within ten seconds">
      <Button onClick={onClick}>Deposit</Button>
    </Tooltip>,
  );
  return screen.getByRole('button', { name: 'Deposit' });
};

test('its text describes the control once, open or not', async () => {
  start();
  expect(screen.getByRole('button', { description: 'Credited within ten seconds' })).toBeDefined();
  await userEvent.tab();
  expect((await screen.findByRole('tooltip')).textContent).toBe('Credited within ten seconds');
  expect(screen.getByRole('button', { description: 'Credited within ten seconds' })).toBeDefined();
});

test('focus opens it, Escape closes it, and the focus stays', async () => {
  const button = start();
  await userEvent.tab();
  await screen.findByRole('tooltip');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  expect(document.activeElement).toBe(button);
});

test('a finger does its work at once and meets no tooltip', async () => {
  const onClick = vi.fn();
  const button = start(onClick);
  vi.useFakeTimers();
  fireEvent.pointerMove(button, { pointerType: 'touch' });
  fireEvent.pointerDown(button, { pointerType: 'touch' });
  fireEvent.focus(button);
  fireEvent.click(button);
  vi.advanceTimersByTime(2000);
  vi.useRealTimers();
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('axe finds nothing', async () => {
  start();
  await userEvent.tab();
  await screen.findByRole('tooltip');
  expect(await axeFindings()).toEqual([]);
});
