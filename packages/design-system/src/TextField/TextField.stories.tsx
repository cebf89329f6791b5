import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, under } from '../testing/conditions.ts';
import { TextField } from './TextField.tsx';

const meta = { component: TextField, args: { label: 'Số điện thoại', name: 'phone' } } satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Số điện thoại' });
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
export const Disabled: Story = { args: { disabled: true, defaultValue: '912 345 678' } };
export const LongLabel: Story = {
  args: { label: 'Số điện thoại đã đăng ký với ngân hàng '.repeat(6), help: 'donaudampfschifffahrt'.repeat(12) },
};
export const RightToLeft: Story = { args: { prefix: '+84' }, globals: { direction: 'rtl' } };
export const Composed: Story = composed(meta, { Empty, Required, Optional, WithError, WithPrefix, Disabled, LongLabel, RightToLeft });
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
