import type { Meta, StoryObj } from '@storybook/react-vite';
import { box, input } from '../TextField/TextField.css.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { Field } from './Field.tsx';

const meta = {
  component: Field,
  args: {
    label: 'Số tiền',
    children: (control) => (
      <div className={box}>
        <input className={input} {...control} />
      </div>
    ),
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithHelp: Story = { args: { help: 'Tối thiểu 100, tối đa 50.000 mỗi giao dịch.' } };
export const WithError: Story = { args: { error: 'Số tiền thấp hơn 100.', required: true } };
export const Optional: Story = { args: { optional: true } };
export const LongText: Story = {
  args: { label: longText, help: longText, error: longText },
  play: keepInside,
};
export const Composed: Story = composed(meta, { WithHelp, WithError, Optional });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
