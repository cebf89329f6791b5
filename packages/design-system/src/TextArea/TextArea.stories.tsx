import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { inputMethod } from '../testing/inputMethod.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { TextArea } from './TextArea.tsx';

const meta = { component: TextArea, args: { label: 'Ghi chú', name: 'comment' } } satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Bạn cần hỗ trợ gì?' } };
export const Filled: Story = {
  args: { defaultValue: 'Tôi đã nạp tiền lúc 20:14.\nMã lệnh D7K2-9941.', help: 'Ghi mã lệnh nếu có.', rows: 2 },
};
export const WithCounter: Story = { args: { maxLength: 140, defaultValue: 'Xin duyệt phần thưởng tuần này 🎲', optional: true } };
export const TooMuch: Story = { args: { maxLength: 30, defaultValue: 'Quân đoàn của những người thích bắn cá cuối tuần' } };
export const WithError: Story = { args: { required: true, error: 'Hãy nhập nội dung.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Đã gửi lúc 20:14.' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Đã gửi lúc 20:14.' } };
export const LongText: Story = {
  args: { label: longText, help: longText, defaultValue: longText, maxLength: 140 },
  play: keepInside,
};
export const Grows: Story = {
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const area = within(canvasElement).getByRole('textbox', { name: shown('Ghi chú') });
    const before = area.offsetHeight;
    await userEvent.type(area, '1{Enter}2{Enter}3{Enter}4{Enter}5{Enter}6');
    await expect(area.offsetHeight).toBeGreaterThan(before);
    await userEvent.type(area, '{Enter}7{Enter}8{Enter}9{Enter}10{Enter}11{Enter}12');
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
  },
};
export const Counts: Story = {
  args: { maxLength: 5 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), '🎲🎲🎲');
    await expect(canvas.getByText('3 / 5')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), 'xyz');
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};
/** Counted while it is composed, and rewritten by nobody. */
export const ThroughInputMethod: Story = {
  args: { maxLength: 5 },
  play: async ({ canvasElement }) => {
    const method = inputMethod();
    const canvas = within(canvasElement);
    const area = canvas.getByRole('textbox');
    if (!method) return;
    area.focus();
    await method.compose('t', 'ti', 'tiê', 'tiền');
    await expect(canvas.getByText('4 / 5')).toBeVisible();
    await method.commit('tiền');
    await expect(area).toHaveValue('tiền');
    await expect(canvas.getByText('4 / 5')).toBeVisible();
  },
};
export const Composed: Story = composed(meta, { Empty, Filled, WithCounter, TooMuch, WithError, ReadOnly, Disabled });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
