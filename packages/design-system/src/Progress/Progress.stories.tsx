import type { Meta, StoryObj } from '@storybook/react-vite';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, reducedMotion, under } from '../testing/conditions.ts';
import { keepInside, longText, longWord } from '../testing/longText.ts';
import { Progress } from './Progress.tsx';

const meta = {
  component: Progress,
  args: { label: 'Hôm nay', value: 12_000, max: 50_000, valueText: '12.000 / 50.000' },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Limit: Story = {};
export const Percent: Story = { args: { label: 'Nhiệm vụ', value: 3, max: 8, valueText: undefined, tone: 'brass' } };
export const NearTheEnd: Story = { args: { label: 'Giới hạn tuần', value: 47_500, valueText: '47.500 / 50.000', tone: 'warning' } };
export const Full: Story = { args: { label: 'Giới hạn tháng', value: 50_000, valueText: '50.000 / 50.000', tone: 'negative' } };
export const Empty: Story = { args: { value: 0, valueText: '0 / 50.000' } };
export const LabelHidden: Story = { args: { labelHidden: true } };
export const Indeterminate: Story = { render: () => <Progress label="Đang tải ảnh lên" indeterminate /> };
export const LongText: Story = {
  args: { label: longText, valueText: longWord },
  play: keepInside,
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Progress {...args} />
    </div>
  ),
};
export const Composed: Story = composed(meta, { Limit, Percent, NearTheEnd, Full, Empty, LabelHidden, Indeterminate, RightToLeft });
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
export const ReducedMotion: Story = { ...under(reducedMotion, Composed), tags: ['!test'] };
