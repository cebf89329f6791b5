import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { PasswordField } from './PasswordField.tsx';

test('the button shows and hides the password, and never submits', async () => {
  const onSubmit = vi.fn();
  renderPart(
    <form onSubmit={onSubmit}>
      <PasswordField label="Password" name="password" />
    </form>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  expect(input.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.type).toBe('password');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('password managers know what to fill in', () => {
  renderPart(<PasswordField label="Password" name="password" autoComplete="new-password" />);
  expect(screen.getByLabelText<HTMLInputElement>('Password').autocomplete).toBe('new-password');
});

test('axe finds nothing', async () => {
  renderPart(<PasswordField label="Password" name="password" error="Too short." />);
  expect(await axeFindings()).toEqual([]);
});
