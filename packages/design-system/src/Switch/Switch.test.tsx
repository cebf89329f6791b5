import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Switch } from './Switch.tsx';

test('the space key and the label switch it', async () => {
  const [ref, onChange] = [createRef<HTMLInputElement>(), vi.fn()];
  renderPart(<Switch label="Renew by itself" name="renewal" ref={ref} onChange={(event) => onChange(event.target.checked)} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('switch', { name: 'Renew by itself' }));
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith(true);
  await userEvent.click(screen.getByText('Renew by itself'));
  expect(onChange).toHaveBeenLastCalledWith(false);
  expect(ref.current?.name).toBe('renewal');
});

test('description and error are tied to it, and are no part of its name', () => {
  renderPart(<Switch label="Renew" name="renewal" description="Each month." error="Not saved." />);
  const ids = screen.getByRole('switch', { name: 'Renew' }).getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Not saved.', 'Each month.']);
});

test('disabled it stays as it is', async () => {
  renderPart(<Switch label="Renew" name="renewal" disabled />);
  await userEvent.click(screen.getByText('Renew'));
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false);
});

test('axe finds nothing', async () => {
  renderPart(<Switch label="Renew" name="renewal" description="Each month." error="Not saved." />);
  expect(await axeFindings()).toEqual([]);
});
