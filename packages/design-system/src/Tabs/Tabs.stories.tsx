import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Text } from '../Text/index.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { type TabPanel, Tabs } from './Tabs.tsx';

const panel = (id: string, text: string, content = 'Nội dung của thẻ này.'): TabPanel => ({
  id,
  text,
  content: <Text tone="muted">{content}</Text>,
});
const items = [panel('transfer', 'Chuyển khoản'), panel('wallet', 'Ví điện tử'), panel('card', 'Thẻ cào'), panel('history', 'Lịch sử nạp')];

const meta = { component: Tabs, args: { label: 'Cách nạp tiền', items, onChange: fn() } } satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const shown = shownIn(globals);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: shown('Ví điện tử') }));
    await expect(canvas.getByRole('tabpanel', { name: shown('Ví điện tử') })).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledWith('wallet');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: shown('Thẻ cào') })).toHaveFocus();
    await expect(canvas.getByRole('tab', { name: shown('Thẻ cào') })).toHaveAttribute('aria-selected', 'true');
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, ...others] = canvas.getAllByRole('tab');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(others.at(-1)).toHaveFocus();
    await expect(others.at(-1)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(others.at(-1)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.queryByRole('tab', { selected: true })).not.toHaveFocus();
  },
};
export const WithBadges: Story = {
  args: {
    label: 'Tin nhắn',
    items: [
      { ...panel('inbox', 'Hộp thư'), badge: { count: 3, label: '3 tin chưa đọc' } },
      { ...panel('system', 'Hệ thống'), badge: { count: 120, label: '120 tin chưa đọc' } },
      { ...panel('sent', 'Đã gửi'), badge: { count: 0, label: 'Không có tin' } },
    ],
  },
};
export const WithDisabled: Story = { args: { items: items.map((item) => ({ ...item, disabled: item.id === 'card' })) } };
export const Many: Story = {
  args: { items: Array.from({ length: 24 }, (_, index) => panel(`tab-${index}`, `Kỳ quay ${index + 1}`)), defaultValue: 'tab-20' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    const open = canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
    await expect(open.right).toBeLessThanOrEqual(list.right + 1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const LongText: Story = {
  args: { items: [panel('long', longText, longText), ...items] },
  play: keepInside,
};
export const Manual: Story = {
  args: { activation: 'manual' },
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: shown('Chuyển khoản') }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: shown('Chuyển khoản') })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tab', { name: shown('Ví điện tử') })).toHaveAttribute('aria-selected', 'true');
  },
};
export const HeldByThePage: Story = {
  render: function Held() {
    const [open, setOpen] = useState('wallet');
    return <Tabs label="Cách nạp tiền" items={items} value={open} onChange={(id) => id !== 'card' && setOpen(id)} />;
  },
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: shown('Thẻ cào') }));
    await expect(canvas.getByRole('tab', { name: shown('Ví điện tử') })).toHaveAttribute('aria-selected', 'true');
  },
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: shown('Chuyển khoản') }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: shown('Ví điện tử') })).toHaveFocus();
  },
};
export const Composed: Story = composed(meta, { Default, WithBadges, WithDisabled, Many, RightToLeft });
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
