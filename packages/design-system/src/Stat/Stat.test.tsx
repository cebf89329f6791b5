import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Stat } from './Stat.tsx';

test('a figure is defined by its name, and its change is said in words', () => {
  renderPart(<Stat label="Members" value="1,284" change={{ direction: 'up', text: '12% more', isGood: true }} help="Every 5 minutes" />);
  expect(screen.getByRole('term').textContent).toBe('Members');
  expect(screen.getAllByRole('definition').map((part) => part.textContent)).toEqual(['1,284', '12% more', 'Every 5 minutes']);
});

test('while it loads it is busy, and shows no old change', () => {
  const { container } = renderPart(<Stat label="Members" value="0" loading change={{ direction: 'up', text: '12% more' }} />);
  expect(container.querySelector('dl')?.getAttribute('aria-busy')).toBe('true');
  expect(container.textContent).toBe('Members');
});

test('a figure keeps its own direction in a page that is read from right to left', () => {
  renderPart(<Stat label="Profit" value="-12%" />);
  expect(screen.getByText('-12%').tagName).toBe('BDI');
});

test('axe finds nothing', async () => {
  renderPart(<Stat label="Members" value="1,284" change={{ direction: 'down', text: '8% fewer', isGood: false }} />);
  expect(await axeFindings()).toEqual([]);
});
