import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { TextField } from './TextField.tsx';

test('it takes what react-hook-form registers: name, ref, onChange and onBlur', async () => {
  const [ref, onChange, onBlur] = [createRef<HTMLInputElement>(), vi.fn(), vi.fn()];
  renderPart(<TextField label="User name" name="username" ref={ref} onChange={onChange} onBlur={onBlur} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'User name' }), 'minh');
  await userEvent.tab();
  expect(ref.current?.value).toBe('minh');
  expect(ref.current?.name).toBe('username');
  expect(onChange).toHaveBeenCalledTimes(4);
  expect(onBlur).toHaveBeenCalledOnce();
});

test('the error is in the description, and comes back out of it', () => {
  const { rerender } = renderPart(<TextField label="Code" name="code" error="Wrong code." />);
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  rerender(<TextField label="Code" name="code" error={undefined} />);
  expect(screen.getByRole('textbox').hasAttribute('aria-describedby')).toBe(false);
});

test('axe finds nothing', async () => {
  renderPart(<TextField label="Amount" name="amount" prefix="₫" suffix="VND" help="At least 100." />);
  expect(await axeFindings()).toEqual([]);
});

test('a field is invalid without a text of its own where the caller says so', () => {
  renderPart(<TextField label="Username" name="username" aria-invalid />);
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
});

test('§9 a counted field counts by the rule of its form, says what is too much in words, and cuts nothing off', () => {
  const counted = { most: 7, lengthOf: (text: string) => text.length };
  const { rerender } = renderPart(<TextField label="Name" name="name" counted={counted} value="Dragons" readOnly />);
  expect(screen.getByText('7 / 7')).toBeDefined();
  expect(screen.getByRole('textbox', { description: 'At most 7 characters' }).hasAttribute('aria-invalid')).toBe(false);
  rerender(<TextField label="Name" name="name" counted={counted} value="Dragons!" readOnly />);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Dragons!');
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('status').textContent).toMatch(/1/);
});
