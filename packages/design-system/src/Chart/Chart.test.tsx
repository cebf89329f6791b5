import { screen, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Chart } from './Chart.tsx';

const categories = { header: 'Day', names: ['Mon', 'Tue'] };
const series = [
  { id: 'bet', name: 'Bet', values: [1000, 2000] },
  { id: 'win', name: 'Win', values: [0, null] },
];
const format = (value: number): string => value.toLocaleString('en');
const chart = <Chart label="Profit" kind="line" categories={categories} series={series} formatValue={format} />;

test('its table is there from the start, with every figure, and tells nothing from zero', () => {
  renderPart(chart);
  const table = within(screen.getByRole('table', { name: 'Profit' }));
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Day', 'Bet', 'Win']);
  expect(table.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['Mon', 'Tue']);
  expect(table.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['1,000', '0', '2,000', '–']);
});

test('the button brings the table before everyone, in a region that the Tab key reaches', async () => {
  renderPart(chart);
  const button = screen.getByRole('button', { name: 'Figures as a table', pressed: false });
  expect(screen.queryByRole('region')).toBeNull();
  await userEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Profit' }));
  expect(screen.getAllByRole('table')).toHaveLength(1);
});

test('where the page has the table itself, it is not there twice, and nothing asks for it', () => {
  renderPart(<Chart label="Profit" kind="line" categories={categories} series={series} tableElsewhere />);
  expect(screen.getByRole('figure', { name: 'Profit' })).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the drawing itself is silent', () => {
  renderPart(chart);
  const drawing = document.querySelector('[data-state]');
  expect(drawing?.getAttribute('aria-hidden')).toBe('true');
});

test('a share is drawn in proportion, without a part that is less than nothing', () => {
  renderPart(<Chart label="Share" kind="share" categories={categories} series={[{ id: 'bet', name: 'Bet', values: [3, -1] }]} />);
  const parts = [...document.querySelectorAll<HTMLElement>('figure > [aria-hidden] > span')];
  expect(parts.map((part) => part.getAttribute('style')?.match(/: ?(-?\d+)/)?.[1])).toEqual(['3', '0']);
});

test('the parts of a share are told by number, name and percent, not by their colour', () => {
  const names = Array.from({ length: 8 }, (_, index) => `Game ${index}`);
  const values = [40, 20, 10, 10, 10, 5, 5, null];
  renderPart(<Chart label="Share" kind="share" categories={{ header: 'Game', names }} series={[{ id: 'bet', name: 'Bet', values }]} />);
  const parts = [...document.querySelectorAll('figure > div[aria-hidden] > span')];
  expect(parts.map((part) => part.textContent)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  const legend = [...document.querySelectorAll('figure > ul > li')].map((item) => item.textContent);
  expect([legend[0], legend[5], legend[7]]).toEqual(['1 Game 0 40%', '6 Game 5 5%', '8 Game 7 0%']);
});

test('axe finds nothing', async () => {
  renderPart(<Chart label="Profit" kind="share" categories={categories} series={series} tableOpen />);
  expect(await axeFindings()).toEqual([]);
});
