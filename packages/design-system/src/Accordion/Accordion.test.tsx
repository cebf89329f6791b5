import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Accordion, type AccordionItem } from './Accordion.tsx';

const items: AccordionItem[] = [
  { id: 'time', title: 'How long?', content: 'Ten seconds.' },
  { id: 'fee', title: 'What does it cost?', content: 'Nothing.', disabled: true },
  { id: 'limits', title: 'How much?', content: 'From 100.' },
];
const open = (): (string | null)[] => screen.queryAllByRole('region').map((region) => region.textContent);

test('its headings have the level they are given, and their button tells its state', async () => {
  renderPart(<Accordion items={items} level={3} />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'How long?', expanded: false }));
  expect(screen.getByRole('region', { name: 'How long?' }).textContent).toBe('Ten seconds.');
  expect(screen.getByRole('button', { name: 'How long?', expanded: true })).toBeDefined();
});

test('one at a time: another closes it, and so does a second click', async () => {
  renderPart(<Accordion items={items} level={2} defaultOpen={['time']} />);
  await userEvent.click(screen.getByRole('button', { name: 'How much?' }));
  expect(open()).toEqual(['From 100.']);
  await userEvent.click(screen.getByRole('button', { name: 'How much?' }));
  expect(open()).toEqual([]);
});

test('multiple: each by itself', async () => {
  renderPart(<Accordion items={items} level={2} multiple defaultOpen={['time', 'limits']} />);
  expect(open()).toEqual(['Ten seconds.', 'From 100.']);
  await userEvent.click(screen.getByRole('button', { name: 'How long?' }));
  expect(open()).toEqual(['From 100.']);
});

test('arrows lead from heading to heading past what is disabled; Enter opens', async () => {
  renderPart(<Accordion items={items} level={2} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(open()).toEqual(['From 100.']);
  await userEvent.keyboard('{Home}');
  expect(document.activeElement?.textContent).toBe('How long?');
});

test('the page hears of each opening and closing', async () => {
  const onOpenChange = vi.fn();
  renderPart(<Accordion items={items} level={2} onOpenChange={onOpenChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'How long?' }));
  await userEvent.click(screen.getByRole('button', { name: 'How much?' }));
  await userEvent.click(screen.getByRole('button', { name: 'How much?' }));
  expect(onOpenChange.mock.calls).toEqual([[['time']], [['limits']], [[]]]);
});

test('held by the page, it opens what the page says and nothing else', async () => {
  const onOpenChange = vi.fn();
  const part = (ids: string[]) => <Accordion items={items} level={2} multiple open={ids} onOpenChange={onOpenChange} />;
  const { rerender } = renderPart(part(['time']));
  await userEvent.click(screen.getByRole('button', { name: 'How much?' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(['time', 'limits']);
  expect(open()).toEqual(['Ten seconds.']);
  rerender(part(['limits']));
  expect(open()).toEqual(['From 100.']);
});

test('its headings reach down to the sixth level', () => {
  renderPart(<Accordion items={items} level={5} />);
  expect(screen.getAllByRole('heading', { level: 5 })).toHaveLength(3);
});

test('what is new has its word in its name, and no other has', () => {
  renderPart(<Accordion items={items.map((item) => ({ ...item, mark: item.id === 'time' ? 'New' : undefined }))} level={2} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['New How long?', 'What does it cost?', 'How much?']);
  expect(screen.getByRole('button', { name: 'New How long?' })).toBeDefined();
});

test('axe finds nothing', async () => {
  renderPart(<Accordion items={items} level={2} defaultOpen={['time']} />);
  expect(await axeFindings()).toEqual([]);
});
