import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/renderPart.tsx';
import { Chart } from './Chart.tsx';

const categories = { header: 'Day', names: ['Mon'] };
const series = [{ id: 'bet', name: 'Bet', values: [1000] }];

test('where the drawing does not come, its table opens for the eye, and can be closed', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
    throw new Error('no canvas');
  });
  renderPart(<Chart label="Profit" kind="line" categories={categories} series={series} />);
  expect(await screen.findByRole('region', { name: 'Profit' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Figures as a table', pressed: true }));
  expect(screen.queryByRole('region')).toBeNull();
});
