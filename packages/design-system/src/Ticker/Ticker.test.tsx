import { screen, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Ticker, type TickerItem } from './Ticker.tsx';

const onSelect = vi.fn();
const items: TickerItem[] = [
  { id: '1', text: 'Maintenance at 02:00', onSelect },
  { id: '2', text: 'Bonus', href: '#bonus' },
];

test('screen readers meet each notice once, as a link or a button of a list', async () => {
  renderPart(<Ticker label="Notices" items={items} />);
  const ticker = within(screen.getByRole('region', { name: 'Notices' }));
  expect(ticker.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Maintenance at 02:00', 'Bonus']);
  expect(ticker.getByRole('link', { name: 'Bonus' }).getAttribute('href')).toBe('#bonus');
  await userEvent.click(ticker.getByRole('button', { name: 'Maintenance at 02:00' }));
  expect(onSelect).toHaveBeenCalledOnce();
});

test('WCAG 2.2.2: it can be paused and sent on', async () => {
  renderPart(<Ticker label="Notices" items={items} />);
  const running = screen.getByRole('list').className;
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByRole('list').className).not.toBe(running);
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(screen.getByRole('list').className).toBe(running);
});

test('without notices there is nothing', () => {
  const { container } = renderPart(<Ticker label="Notices" items={[]} />);
  expect(container.textContent).toBe('');
});

test('axe finds nothing', async () => {
  renderPart(<Ticker label="Notices" items={items} />);
  expect(await axeFindings()).toEqual([]);
});
