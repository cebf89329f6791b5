import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, under } from '../testing/conditions.ts';
import { shownIn } from '../testing/shownIn.ts';
import { Pager } from './Pager.tsx';

const meta = {
  component: Pager,
  args: { label: 'Trang của lịch sử cược', page: 5, pageCount: 42, onChange: fn() },
} satisfies Meta<typeof Pager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const shown = shownIn(globals);
    const pager = within(within(canvasElement).getByRole('navigation', { name: shown('Trang của lịch sử cược') }));
    await expect(pager.getByRole('button', { current: 'page' })).toHaveTextContent('5');
    await userEvent.click(pager.getByRole('button', { name: shown('Trang 7') }));
    await userEvent.click(pager.getByRole('button', { name: shown('Trang sau') }));
    await userEvent.click(pager.getByRole('button', { name: `${shown('Trang cuối')}: 42` }));
    await expect(args.onChange).toHaveBeenNthCalledWith(1, 7);
    await expect(args.onChange).toHaveBeenNthCalledWith(2, 6);
    await expect(args.onChange).toHaveBeenNthCalledWith(3, 42);
  },
};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 42 } };
export const Single: Story = { args: { page: 1, pageCount: 1 } };
export const Million: Story = { args: { page: 999_998, pageCount: 1_000_000 } };
/** A small phone has room for three numbers as long as these, in one row. */
export const MillionOnAPhone: Story = {
  args: { page: 999_997, pageCount: 999_999 },
  globals: { viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    await expect(new Set(buttons.map((button) => button.getBoundingClientRect().top)).size).toBe(1);
  },
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Pager {...args} />
    </div>
  ),
};
export const Composed: Story = composed(meta, { Middle, First, Last, Single, Million, RightToLeft });
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
