import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { TextField } from './TextField.tsx';

const meta = { component: TextField, args: { label: 'Số điện thoại', name: 'phone' } } satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const input = within(canvasElement).getByRole('textbox', { name: shown('Số điện thoại') });
    await userEvent.type(input, '912345678');
    await expect(input).toHaveValue('912345678');
  },
};
export const Required: Story = { args: { required: true } };
export const Optional: Story = { args: { optional: true, help: 'Chỉ để khôi phục mật khẩu.' } };
export const WithError: Story = {
  args: {
    label: 'Mã xác minh',
    required: true,
    defaultValue: '48291',
    suffix: 'Gửi lại sau 0:42',
    error: 'Mã xác minh không đúng. Còn 3 lần thử.',
  },
};
export const WithPrefix: Story = { args: { label: 'Số tiền', prefix: '₫', suffix: 'VND', defaultValue: '5.000', inputMode: 'numeric' } };
/** §9: characters as a reader counts them; one too many is said, and stays. */
export const Counted: Story = {
  args: { label: 'Tên quân đoàn', name: 'guildName', counted: { most: 7 }, help: 'Tối đa 7 ký tự, kể cả dấu cách.', value: 'Rồng Đỏ' },
  render: function Held({ value, ...args }) {
    const [text, setText] = useState(value);
    return <TextField {...args} value={text} onChange={(event) => setText(event.target.value)} />;
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: shownIn(globals)('Tên quân đoàn') });
    await userEvent.clear(field);
    await userEvent.type(field, 'Rồng Đỏ');
    await expect(canvas.getByText('7 / 7')).toBeVisible();
    await expect(field).toBeValid();
    await userEvent.type(field, '!');
    await expect(field).toHaveValue('Rồng Đỏ!');
    await expect(field).toBeInvalid();
  },
};
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: '912 345 678', help: 'Đổi số ở trang xác minh.' },
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const input = within(canvasElement).getByRole('textbox', { name: shown('Số điện thoại') });
    await userEvent.type(input, '1');
    await expect(input).toHaveValue('912 345 678');
    await expect(input).toHaveFocus();
    const { borderTopStyle, opacity } = getComputedStyle(input.parentElement as HTMLElement);
    await expect([borderTopStyle, opacity]).toEqual(['dashed', '1']);
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: '912 345 678' } };
export const LongLabel: Story = {
  args: { label: 'Số điện thoại đã đăng ký với ngân hàng '.repeat(6), help: 'donaudampfschifffahrt'.repeat(12) },
};
export const LongText: Story = {
  args: { label: longText, help: longText, error: longText, prefix: '₫', suffix: 'VND', defaultValue: longText },
  play: keepInside,
};
export const RightToLeft: Story = { args: { prefix: '+84' }, globals: { direction: 'rtl' } };
export const Composed: Story = composed(meta, {
  Empty,
  Required,
  Optional,
  WithError,
  WithPrefix,
  ReadOnly,
  Disabled,
  LongLabel,
  RightToLeft,
});
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
