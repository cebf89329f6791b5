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

const field = (): HTMLInputElement => screen.getByLabelText('Password');

test('what does not fit of a pasted password is left out, and the field says so until the next key', async () => {
  const onChange = vi.fn();
  renderPart(<PasswordField label="Password" name="password" maxLength={16} onChange={(event) => onChange(event.target.value)} />);
  await userEvent.click(field());
  await userEvent.paste('Abcdefgh123456789012');
  expect(field().value).toBe('Abcdefgh12345678');
  expect(onChange).toHaveBeenLastCalledWith('Abcdefgh12345678');
  expect(screen.getByRole('status').textContent).toBe('Only 16 characters fit; the rest was left out.');
  await userEvent.keyboard('{Backspace}');
  expect(screen.queryByRole('status')).toBeNull();
});

test('a key too many in the middle takes nothing away from the end', async () => {
  renderPart(<PasswordField label="Password" name="password" maxLength={4} />);
  await userEvent.type(field(), 'abcd');
  await userEvent.type(field(), 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect([field().value, field().selectionStart]).toEqual(['abcd', 2]);
});

test.each([' secret8', 'secret8 '])('a blank at an end of the refused “%s” is told of', async (typed) => {
  const { rerender } = renderPart(<PasswordField label="Password" name="password" />);
  await userEvent.type(field(), typed);
  expect(screen.queryByRole('status')).toBeNull();
  rerender(<PasswordField label="Password" name="password" refused />);
  expect(screen.getByRole('status').textContent).toBe('There is a space at the beginning or the end of the password.');
});

test('axe finds nothing', async () => {
  renderPart(<PasswordField label="Password" name="password" error="Too short." />);
  expect(await axeFindings()).toEqual([]);
});
