import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EmptyState } from '../EmptyState/index.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, under } from '../testing/conditions.ts';
import { keepInside, longSentence, longText, longWord } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { Table } from './Table.tsx';
import type { TableColumn } from './tableTypes.ts';

interface Order {
  id: string;
  time: string;
  amount: number;
  status: string;
}
const format = (amount: number): string => amount.toLocaleString('vi-VN');
const columns: TableColumn<Order>[] = [
  { id: 'time', header: 'Thời gian', cell: (order) => order.time, sort: (order) => order.time, total: 'Tổng' },
  { id: 'id', header: 'Mã lệnh', cell: (order) => order.id },
  {
    id: 'amount',
    header: 'Số tiền',
    align: 'end',
    cell: (order) => format(order.amount),
    sort: (order) => order.amount,
    total: format(15_500),
  },
  { id: 'status', header: 'Trạng thái', align: 'end', cell: (order) => order.status },
];
const rows: Order[] = [
  { id: 'D7K2-9941', time: '2026-11-21 18:20:14', amount: 2000, status: 'Đã ghi có' },
  { id: 'D7K1-3310', time: '2026-11-20 21:03:55', amount: 10_000, status: 'Đang xử lý' },
  { id: 'D7K0-1108', time: '2026-11-19 08:15:02', amount: 3500, status: 'Từ chối' },
];
const many = Array.from({ length: 60 }, (_, index) => ({ ...(rows[index % 3] as Order), id: `D7K-${index}` }));

/** Where one letter of the first cell stands. */
function placeOf(canvas: HTMLElement, letter: number): DOMRect {
  const text = document.createTreeWalker(canvas.querySelector('tbody td') ?? canvas, NodeFilter.SHOW_TEXT).nextNode();
  if (!text) throw new Error('no text');
  const range = document.createRange();
  range.setStart(text, letter);
  range.setEnd(text, letter + 1);
  return range.getBoundingClientRect();
}

const meta = {
  component: Table<Order>,
  args: { caption: 'Lịch sử nạp', columns, rows, rowKey: (order) => order.id },
} satisfies Meta<typeof Table<Order>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sortable: Story = {
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const table = within(canvasElement).getByRole('table', { name: shown('Lịch sử nạp') });
    const codes = (): (string | undefined)[] =>
      [...(table.querySelector('tbody')?.rows ?? [])].map((row) => row.cells[1]?.textContent ?? undefined);
    await userEvent.click(within(table).getByRole('button', { name: shown('Số tiền') }));
    await expect(codes()).toEqual(['D7K2-9941', 'D7K0-1108', 'D7K1-3310']);
    await userEvent.click(within(table).getByRole('button', { name: shown('Số tiền') }));
    await expect(within(table).getByRole('columnheader', { name: shown('Số tiền') })).toHaveAttribute('aria-sort', 'descending');
    await expect(codes()).toEqual(['D7K1-3310', 'D7K0-1108', 'D7K2-9941']);
  },
};
/** A text behind a figure begins well clear of it. */
export const TextBehindFigure: Story = {
  args: {
    columns: [
      { id: 'amount', header: 'Số tiền', align: 'end', cell: (order) => <span>{format(order.amount)}</span> },
      { id: 'status', header: 'Trạng thái', cell: (order) => <span>{order.status}</span> },
    ],
  },
  play: async ({ canvasElement }) => {
    const gaps = [...canvasElement.querySelectorAll('tbody tr')].map((row) => {
      const [figure, text] = [...row.querySelectorAll('span')].map((part) => part.getBoundingClientRect());
      return (text?.left ?? Number.NaN) - (figure?.right ?? Number.NaN);
    });
    await expect(gaps).toEqual([24, 24, 24]);
  },
};
export const SortedByTheServer: Story = {
  args: { sorting: { value: { columnId: 'time', direction: 'descending' }, onSort: fn() } },
  play: async ({ canvasElement, args, globals }) => {
    const shown = shownIn(globals);
    await userEvent.click(within(canvasElement).getByRole('button', { name: shown('Thời gian') }));
    await expect(args.sorting?.onSort).toHaveBeenCalledWith({ columnId: 'time', direction: 'ascending' });
  },
};
export const Loading: Story = {
  args: { rows: [], loadingRows: 3 },
  // A skeleton stands where its figure will.
  play: async ({ canvasElement }) => {
    const cell = canvasElement.querySelectorAll('tbody td')[2];
    const skeleton = [...(cell?.querySelectorAll('[aria-hidden]') ?? [])].at(-1);
    if (!cell || !skeleton) throw new Error('no skeleton');
    const inner = cell.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(cell).paddingRight);
    await expect(Math.abs(skeleton.getBoundingClientRect().right - inner)).toBeLessThan(1);
  },
};
export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState title="Chưa có lệnh nạp">Lệnh đầu tiên của bạn sẽ hiện ở đây.</EmptyState>,
  },
};
export const StickyHead: Story = {
  tags: ['pictured'],
  args: { rows: many, stickyHead: true },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region', { name: shownIn(globals)('Lịch sử nạp') });
    const head = canvas.getAllByRole('rowgroup')[0];
    if (!head) throw new Error('no head');
    region.scrollTop = 600;
    await expect(region.scrollTop).toBe(600);
    await expect(Math.abs(head.getBoundingClientRect().top - region.getBoundingClientRect().top)).toBeLessThan(2);
    // In front of the rows that go by below it.
    const { left, top } = head.getBoundingClientRect();
    await expect(head).toContainElement(document.elementFromPoint(left + 8, top + 8) as HTMLElement);
  },
};
export const ScrolledSideways: Story = {
  args: {
    cardsOnPhone: false,
    columns: [...columns, ...Array.from({ length: 8 }, (_, index) => ({ ...(columns[1] as TableColumn<Order>), id: `more${index}` }))],
  },
};
export const LongText: Story = {
  args: { caption: longText, rows: [{ id: longWord, time: '2026-11-21 18:20:14', amount: 2000, status: longSentence }] },
  play: keepInside,
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Table {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const cell = canvasElement.querySelector('thead th');
    if (!cell) throw new Error('no head');
    const { paddingLeft, paddingRight } = getComputedStyle(cell);
    await expect(Number.parseFloat(paddingLeft)).toBeGreaterThan(0);
    await expect(paddingRight).toBe('0px');
    // A date reads from the left, whatever the page does.
    const { x: year } = placeOf(canvasElement, 0);
    const { x: second } = placeOf(canvasElement, '2026-11-21 18:20:14'.length - 1);
    await expect(year).toBeLessThan(second);
  },
};
/** A card a row, each cell with the name of its column; the heads that sort stay above them. */
export const Cards: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const table = within(canvasElement).getByRole('table', { name: shown('Lịch sử nạp') });
    const cards = within(table)
      .getAllByRole('row')
      .filter((row) => within(row).queryByText(/^D7K/));
    const [card] = cards;
    if (!card) throw new Error('no card');
    const cells = within(card).getAllByRole('cell');
    const labelOf = (cell: HTMLElement): string => getComputedStyle(cell, '::before').content;
    await expect(cells.map(labelOf)).toEqual(['Thời gian', 'Mã lệnh', 'Số tiền', 'Trạng thái'].map((label) => `"${shown(label)}"`));
    // One below the other, and each as wide as its card.
    const tops = cells.map((cell) => cell.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(4);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const sortByAmount = within(table).getByRole('button', { name: shown('Số tiền') });
    await expect(sortByAmount).toBeVisible();
    await expect(sortByAmount.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(sortByAmount);
    await expect(
      within(table)
        .getAllByText(/^D7K/)
        .map(({ textContent }) => textContent),
    ).toEqual(['D7K2-9941', 'D7K0-1108', 'D7K1-3310']);
  },
};
export const Composed: Story = composed(meta, { Sortable, SortedByTheServer, Loading, Empty, ScrolledSideways, RightToLeft });
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
