import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Icon } from './Icon.tsx';
import { chevronRightIcon, starIcon } from './icons.ts';

test('without a label it is hidden from screen readers', () => {
  const { container } = renderPart(<Icon icon={starIcon} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('with a label it is an image of that name', () => {
  renderPart(<Icon icon={starIcon} label="Featured" />);
  expect(screen.getByRole('img', { name: 'Featured' })).toBeDefined();
});

test('arrows turn with the reading direction, others do not', () => {
  const { container } = renderPart(<Icon icon={chevronRightIcon} />);
  const turned = container.querySelector('svg')?.getAttribute('class');
  renderPart(<Icon icon={starIcon} label="Featured" />);
  expect(turned).not.toBe(screen.getByRole('img', { name: 'Featured' }).getAttribute('class')?.replace('star', 'chevron-right'));
});

test('axe finds nothing', async () => {
  renderPart(<Icon icon={starIcon} label="Featured" />);
  expect(await axeFindings()).toEqual([]);
});
