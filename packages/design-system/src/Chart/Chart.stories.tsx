import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, under } from '../testing/conditions.ts';
import { keepInside, longSentence, longText, longWord } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { Chart } from './Chart.tsx';

const days = Array.from({ length: 14 }, (_, index) => `${String(index + 1).padStart(2, '0')}/11`);
const format = (value: number): string => value.toLocaleString('vi-VN');

const meta = {
  component: Chart,
  args: {
    label: 'Lời lỗ theo ngày',
    kind: 'line',
    categories: { header: 'Ngày', names: days },
    series: [
      { id: 'bet', name: 'Cược', values: days.map((_, index) => 4000 + ((index * 7919) % 5000)) },
      { id: 'win', name: 'Thắng', values: days.map((_, index) => (index === 5 ? null : 3000 + ((index * 6007) % 6000))) },
    ],
    formatValue: format,
  },
} satisfies Meta<typeof Chart>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawn = (canvasElement: HTMLElement): HTMLCanvasElement | null =>
  canvasElement.querySelector<HTMLCanvasElement>('[data-state=drawn] canvas');
const pictureOf = (canvasElement: HTMLElement): string => drawn(canvasElement)?.toDataURL() ?? '';

const profits = days.map((_, index) => ((index * 37) % 11) - 5);
/** The colour of a bar so many px above the foot of the plot; the last of its four figures is 0 where there is none. */
const inkOf = (canvasElement: HTMLElement, index: number, above: number): readonly number[] => {
  const canvas = drawn(canvasElement);
  const over = canvasElement.querySelector('.u-over')?.getBoundingClientRect();
  if (!canvas || !over) return [0, 0, 0, 0];
  const frame = canvas.getBoundingClientRect();
  const scale = canvas.width / frame.width;
  const [x, y] = [over.left + ((index + 0.5) * over.width) / profits.length - frame.left, over.bottom - above - frame.top];
  return [...(canvas.getContext('2d')?.getImageData(Math.round(x * scale), Math.round(y * scale), 1, 1).data ?? [])];
};
/** Whether a bar reaches down to so many px above the foot of the plot. */
const isInked = (canvasElement: HTMLElement, index: number, above: number): boolean => (inkOf(canvasElement, index, above)[3] ?? 0) > 0;

export const Line: Story = {
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    await waitFor(() => expect(drawn(canvasElement)).not.toBeNull(), { timeout: 10_000 });
    const chart = within(canvasElement).getByRole('figure', { name: shown('Lời lỗ theo ngày') });
    await expect(within(chart).getByRole('table', { name: shown('Lời lỗ theo ngày') })).toBeInTheDocument();
    await userEvent.click(within(chart).getByRole('button', { name: shown('Số liệu dạng bảng') }));
    await expect(within(chart).getByRole('cell', { name: shown('4.000') })).toBeVisible();
  },
};
export const FollowsTheTheme: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(drawn(canvasElement)).not.toBeNull(), { timeout: 10_000 });
    const frame = canvasElement.querySelector<HTMLElement>('[data-theme]');
    if (!frame) return;
    const theme = frame.dataset['theme'];
    const before = pictureOf(canvasElement);
    frame.dataset['theme'] = theme === 'dark' ? 'light' : 'dark';
    await waitFor(() => expect(pictureOf(canvasElement)).not.toBe(before));
    frame.dataset['theme'] = theme;
    await waitFor(() => expect(pictureOf(canvasElement)).toBe(before));
  },
};
export const Bar: Story = { args: { kind: 'bar', label: 'Cược và thắng' } };
const share = {
  kind: 'share' as const,
  label: 'Cược theo loại trò chơi',
  categories: { header: 'Loại', names: ['Slots', 'Thể thao', 'Casino', 'Xổ số'] },
  series: [{ id: 'bet', name: 'Cược', values: [45_000, 30_000, 20_000, 5000] }],
};
const vendors = ['PG', 'JDB', 'AG', 'TF', 'KX', 'SBO', 'MT', 'WM'];
const manySeries = vendors.map((name, place) => ({
  id: name,
  name,
  values: days.map((_, index) => 1000 * (place + 1) + ((index * 7919 * (place + 1)) % 3000)),
}));
const isToldByItsKey: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await waitFor(() => expect(drawn(canvasElement)).not.toBeNull(), { timeout: 10_000 });
  const keys = [...canvasElement.querySelectorAll('ul[aria-hidden] > li')].map((item) => {
    const [key] = item.children;
    const style = key ? getComputedStyle(key) : undefined;
    return [style?.color, style?.background, key?.querySelector('line')?.getAttribute('stroke-dasharray')].join();
  });
  await expect(keys).toHaveLength(vendors.length);
  await expect(new Set(keys).size).toBe(vendors.length);
};
/** Beyond the palette lines have other dashes. */
export const ManyLines: Story = { args: { series: manySeries }, play: isToldByItsKey };
/** Each bar has a pattern of its own; beyond the palette another colour. */
export const ManyBars: Story = {
  args: {
    kind: 'bar',
    categories: { header: 'Ngày', names: days.slice(0, 3) },
    series: manySeries.map((one) => ({ ...one, values: one.values.slice(0, 3) })),
  },
  play: isToldByItsKey,
};
export const Share: Story = { args: share };
export const WithTable: Story = { args: { ...share, tableOpen: true } };
/** The page has the table: the chart has neither it nor its button. */
export const TableElsewhere: Story = {
  args: { tableElsewhere: true },
  play: async ({ canvasElement, globals }) => {
    const chart = within(canvasElement).getByRole('figure', { name: shownIn(globals)('Lời lỗ theo ngày') });
    await expect(within(chart).queryByRole('table')).not.toBeInTheDocument();
    await expect(within(chart).queryByRole('button')).not.toBeInTheDocument();
  },
};
export const OneDay: Story = {
  args: { categories: { header: 'Ngày', names: ['01/11'] }, series: [{ id: 'bet', name: 'Cược', values: [4000] }] },
};
export const Empty: Story = { args: { categories: { header: 'Ngày', names: [] }, series: [{ id: 'bet', name: 'Cược', values: [] }] } };
export const Losses: Story = {
  args: { kind: 'bar', series: [{ id: 'profit', name: 'Lời lỗ', values: profits }] },
  // A gain stands on zero, and the greatest loss ends above the words of the axis.
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(drawn(canvasElement)).not.toBeNull(), { timeout: 10_000 });
    await expect(isInked(canvasElement, profits.indexOf(Math.min(...profits)), 2)).toBe(false);
    await expect(isInked(canvasElement, profits.indexOf(Math.min(...profits)), 12)).toBe(true);
    await expect(isInked(canvasElement, profits.indexOf(Math.max(...profits)), 12)).toBe(false);
  },
};
/** A day of loss has another colour than a day of gain. */
export const GainsAndLosses: Story = {
  args: { kind: 'bar', series: [{ id: 'profit', name: 'Lời lỗ', values: profits, signed: true }] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(drawn(canvasElement)).not.toBeNull(), { timeout: 10_000 });
    const height = canvasElement.querySelector('.u-over')?.clientHeight ?? 0;
    const gain = inkOf(canvasElement, profits.indexOf(Math.max(...profits)), height - 20);
    const loss = inkOf(canvasElement, profits.indexOf(Math.min(...profits)), 12);
    await expect([gain[3], loss[3]]).toEqual([255, 255]);
    await expect(gain).not.toEqual(loss);
  },
};
export const LongText: Story = {
  args: {
    label: longText,
    categories: { header: longWord, names: [longWord, longSentence] },
    series: [{ id: 'bet', name: longText, values: [1, 2] }],
    tableOpen: true,
  },
  play: keepInside,
};
export const RightToLeft: Story = {
  args: { ...share, tableOpen: true },
  render: (args) => (
    <div dir="rtl">
      <Chart {...args} />
    </div>
  ),
};
export const Composed: Story = composed(meta, { Line, Bar, ManyLines, ManyBars, Share, WithTable, OneDay, Empty, Losses, GainsAndLosses });
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
