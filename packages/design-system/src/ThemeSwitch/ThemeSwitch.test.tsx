import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const labels = { label: 'Theme', dark: 'Dark', light: 'Light' };

test.each([
  ['dark', 'light'],
  ['light', 'dark'],
] as const)('from %s it changes to %s', async (value, other) => {
  const onChange = vi.fn();
  renderPart(<ThemeSwitch value={value} labels={labels} onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: `Theme: ${labels[value]}` }));
  expect(onChange).toHaveBeenCalledWith(other);
});

test('axe finds nothing', async () => {
  renderPart(<ThemeSwitch value="dark" labels={labels} onChange={() => undefined} />);
  expect(await axeFindings()).toEqual([]);
});
