import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const options = [
  { value: 'bet', text: 'Tổng cược' },
  { value: 'profit', text: 'Lợi nhuận' },
  { value: 'rounds', text: 'Số ván' },
  { value: 'odds', text: 'Thắng cao nhất' },
];

const meta = {
  component: SegmentedControl,
  args: { label: 'Xếp hạng theo', options, value: 'bet', onChange: fn() },
  render: function Held({ value, onChange, ...args }) {
    const [chosen, setChosen] = useState(value);
    const change = (next: string): void => {
      setChosen(next);
      onChange(next);
    };
    return <SegmentedControl {...args} value={chosen} onChange={change} />;
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Segments: Story = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const shown = shownIn(globals);
    await userEvent.click(canvas.getByRole('radio', { name: shown('Lợi nhuận') }));
    await expect(args.onChange).toHaveBeenCalledWith('profit');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: shown('Số ván') })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: shown('Số ván') })).toHaveFocus();
  },
};
export const Pills: Story = { args: { variant: 'pills', options: options.slice(0, 2) } };
export const DangerPills: Story = { args: { variant: 'pills', tone: 'danger', options: options.slice(0, 2) } };
export const LongText: Story = {
  args: {
    options: [
      { value: 'bet', text: longText },
      { value: 'profit', text: longText },
    ],
  },
  play: keepInside,
};
export const Composed: Story = composed(meta, { Segments, Pills, DangerPills });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
