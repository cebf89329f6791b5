import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { RadioGroup } from './RadioGroup.tsx';

const banks = [
  { value: 'vcb', text: 'Vietcombank', description: 'Tự động · ~10 giây' },
  { value: 'tcb', text: 'Techcombank', description: 'Tự động · ~10 giây' },
  { value: 'acb', text: 'ACB', description: 'Thủ công · ~5 phút' },
];

const meta = {
  component: RadioGroup,
  args: {
    label: 'Ngân hàng',
    name: 'bank',
    options: banks.map(({ value, text }) => ({ value, text })),
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  args: { defaultValue: 'vcb' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('ACB'));
    await expect(canvas.getByRole('radio', { name: 'ACB' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Techcombank' })).toBeChecked();
  },
};
export const Row: Story = { args: { name: 'row', variant: 'row', defaultValue: 'tcb' } };
export const Cards: Story = { args: { name: 'cards', variant: 'cards', options: banks, defaultValue: 'vcb', required: true } };
export const OneDisabled: Story = {
  args: {
    name: 'disabled',
    variant: 'cards',
    options: [...banks, { value: 'bidv', text: 'BIDV', description: 'Đang bảo trì', disabled: true }],
  },
};
export const WithError: Story = {
  args: { name: 'error', error: 'Hãy chọn một ngân hàng.', required: true, help: 'Tên chủ thẻ phải trùng tên đăng ký.' },
};
export const CardsWithError: Story = { args: { name: 'cards-error', variant: 'cards', options: banks, error: 'Hãy chọn một ngân hàng.' } };
export const LongText: Story = {
  args: { name: 'long', label: longText, variant: 'cards', options: [{ value: 'long', text: longText, description: longText }, ...banks] },
  play: keepInside,
};
export const RightToLeft: Story = { args: { name: 'rtl', variant: 'cards', options: banks }, globals: { direction: 'rtl' } };
export const Composed: Story = composed(meta, { List, Row, Cards, OneDisabled, WithError, CardsWithError });
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
