import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { Select } from './Select.tsx';

const promotions = [
  { value: 'second', text: 'Nạp lần hai trong ngày +10%' },
  { value: 'weekend', text: 'Cuối tuần +5%' },
  { value: 'none', text: 'Không tham gia' },
];
const ways = [
  { value: 'vcb', text: 'Vietcombank', group: 'Ngân hàng' },
  { value: 'tcb', text: 'Techcombank', group: 'Ngân hàng' },
  { value: 'momo', text: 'MoMo', group: 'Ví điện tử' },
  { value: 'zalo', text: 'ZaloPay (đang bảo trì)', group: 'Ví điện tử', disabled: true },
];

const meta = { component: Select, args: { label: 'Chương trình khuyến mãi', name: 'promotion', options: promotions } } satisfies Meta<
  typeof Select
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { args: { defaultValue: 'second' } };
export const Placeholder: Story = { args: { placeholder: 'Chọn khuyến mãi', required: true } };
export const Grouped: Story = {
  args: { label: 'Hình thức', options: ways, placeholder: 'Chọn hình thức', help: 'Tiền về ví trong 10 giây.' },
};
export const WithError: Story = { args: { placeholder: 'Chọn khuyến mãi', error: 'Hãy chọn một khuyến mãi.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { label: longText, help: longText, options: [{ value: 'long', text: longText }] },
  play: keepInside,
};
export const Chooses: Story = {
  args: { placeholder: 'Chọn khuyến mãi' },
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const select = within(canvasElement).getByRole('combobox', { name: shown('Chương trình khuyến mãi') });
    await expect(select).toHaveDisplayValue(shown('Chọn khuyến mãi'));
    await userEvent.selectOptions(select, shown('Cuối tuần +5%'));
    await expect(select).toHaveValue('weekend');
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Composed: Story = composed(meta, { Chosen, Placeholder, Grouped, WithError, Disabled });
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
