import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { type TabPanel, Tabs } from './Tabs.tsx';

const items: TabPanel[] = [
  { id: 'rank', text: 'Rank', content: 'the rank' },
  { id: 'records', text: 'Records', content: 'the records', disabled: true },
  { id: 'members', text: 'Members', content: 'the members', badge: { count: 2, label: '2 requests' } },
];
const openTab = (): string | null => screen.getByRole('tab', { selected: true }).textContent;

test('it is a named list of tabs, the first of which is open; a badge is read with its tab', () => {
  renderPart(<Tabs label="Legion" items={items} />);
  expect(screen.getByRole('tablist', { name: 'Legion' })).toBeDefined();
  expect(openTab()).toBe('Rank');
  expect(screen.getByRole('tabpanel', { name: 'Rank' }).textContent).toBe('the rank');
  expect(screen.getByRole('tab', { name: /Members.*2 requests/ })).toBeDefined();
});

test('a first tab that is disabled is not the one that opens', () => {
  renderPart(<Tabs label="Legion" items={[...items].sort((one) => (one.disabled ? -1 : 1))} />);
  expect(openTab()).toBe('Rank');
});

test('a single one without a row is no tab, and what is typed in it stays when others come', async () => {
  const writing: TabPanel[] = items.map((item) => (item.id === 'rank' ? { ...item, content: <input aria-label="Name" /> } : item));
  const { rerender } = renderPart(<Tabs label="Legion" items={writing.slice(0, 1)} hidesSingle />);
  expect(screen.queryByRole('tablist')).toBeNull();
  expect(screen.queryByRole('tabpanel')).toBeNull();
  expect(await axeFindings()).toEqual([]);
  const field = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.type(field, 'Mi');
  rerender(<Tabs label="Legion" items={writing} hidesSingle />);
  expect(openTab()).toBe('Rank');
  expect(screen.getByRole('tabpanel', { name: 'Rank' })).toBeDefined();
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard('nh');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Minh');
});

test('tabs that come later, and the one that goes away, leave the first open', async () => {
  const { rerender } = renderPart(<Tabs label="Legion" items={[]} />);
  rerender(<Tabs label="Legion" items={items} />);
  expect(openTab()).toBe('Rank');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Rank');
  await userEvent.click(screen.getByRole('tab', { name: /Members/ }));
  rerender(<Tabs label="Legion" items={items.slice(0, 2)} />);
  expect(openTab()).toBe('Rank');
});

test('arrows, Home and End open the next, past what is disabled, and round at the end', async () => {
  const onChange = vi.fn();
  renderPart(<Tabs label="Legion" items={items} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(openTab()).toMatch('Members');
  await userEvent.keyboard('{ArrowRight}');
  expect(openTab()).toBe('Rank');
  await userEvent.keyboard('{End}{Home}');
  expect(onChange.mock.calls.flat()).toEqual(['members', 'rank', 'members', 'rank']);
});

test('read from right to left, the arrows turn with it', async () => {
  renderPart(
    <div dir="rtl">
      <Tabs label="Legion" items={items.map((item) => ({ ...item, disabled: false }))} />
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(openTab()).toBe('Records');
});

test('§2 the page may refuse a change: what it holds stays open', async () => {
  const onChange = vi.fn();
  renderPart(<Tabs label="Legion" items={items} value="rank" onChange={onChange} />);
  await userEvent.click(screen.getByRole('tab', { name: /Members/ }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('members');
  expect(openTab()).toBe('Rank');
});

test('manual: arrows only move, Enter opens', async () => {
  renderPart(<Tabs label="Legion" items={items} activation="manual" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(openTab()).toBe('Rank');
  await userEvent.keyboard('{Enter}');
  expect(openTab()).toMatch('Members');
});

test('axe finds nothing', async () => {
  renderPart(<Tabs label="Legion" items={items} />);
  expect(await axeFindings()).toEqual([]);
});
