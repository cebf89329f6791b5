import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Progress } from './Progress.tsx';

test('it is a named progress bar that says its value in words', () => {
  renderPart(<Progress label="Today" value={12_000} max={50_000} valueText="12,000 of 50,000" />);
  const bar = screen.getByRole('progressbar', { name: 'Today' });
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual(['24', '12,000 of 50,000']);
});

test.each([
  [-5, 10, '0'],
  [15, 10, '100'],
  [0, 0, '100'],
  [Number.NaN, 10, '0'],
  [999, 1000, '99'],
])('%d of %d is %s percent', (value, max, percent) => {
  renderPart(<Progress label="Today" value={value} max={max} />);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(percent);
});

test('an unknown length claims no value', () => {
  renderPart(<Progress label="Upload" indeterminate />);
  const bar = screen.getByRole('progressbar', { name: 'Upload' });
  expect([bar.hasAttribute('aria-valuenow'), bar.hasAttribute('aria-valuetext')]).toEqual([false, false]);
});

test('axe finds nothing', async () => {
  renderPart(<Progress label="Today" labelHidden value={3} max={8} />);
  expect(await axeFindings()).toEqual([]);
});
