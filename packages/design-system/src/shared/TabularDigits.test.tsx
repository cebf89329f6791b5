import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { TabularDigits } from './TabularDigits.tsx';

test('it is read and copied as one text, once', () => {
  const { container } = renderPart(
    <button type="button">
      Send again in <TabularDigits>0:42</TabularDigits>
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Send again in 0:42' })).toBeDefined();
  expect(container.textContent).toBe('Send again in 0:42');
});

test('each digit has a cell, what stands between them is as wide as it is', () => {
  const { container } = renderPart(<TabularDigits>0:42</TabularDigits>);
  const drawn = [...container.querySelectorAll<HTMLElement>('[data-letter]')];
  expect(drawn.map(({ dataset }) => dataset['letter']).join('')).toBe('0:42');
  expect(new Set(drawn.map(({ className }) => className)).size).toBe(2);
  expect(drawn[1]?.className).not.toBe(drawn[0]?.className);
  expect(drawn[2]?.className).toBe(drawn[0]?.className);
});

test('axe finds nothing', async () => {
  renderPart(<TabularDigits>0:42</TabularDigits>);
  expect(await axeFindings()).toEqual([]);
});
