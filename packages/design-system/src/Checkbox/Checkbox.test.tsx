import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Checkbox } from './Checkbox.tsx';

test('the space key and the label tick it', async () => {
  renderPart(<Checkbox label="Remember me" name="remember" />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me' });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(box.checked).toBe(true);
  await userEvent.click(screen.getByText('Remember me'));
  expect(box.checked).toBe(false);
});

test('the error is tied to it', () => {
  renderPart(<Checkbox label="I am 18" name="age" required error="Needed to go on." />);
  const box = screen.getByRole('checkbox');
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Needed to go on.');
});

test('axe finds nothing', async () => {
  renderPart(<Checkbox label="I am 18" name="age" error="Needed to go on." />);
  expect(await axeFindings()).toEqual([]);
});
