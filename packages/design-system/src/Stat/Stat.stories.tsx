import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { Grid } from '../Grid/index.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { Stat } from './Stat.tsx';

const meta = { component: Stat, args: { label: 'Hội viên tuyến dưới', value: '1.284' } } satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Rising: Story = { args: { change: { direction: 'up', text: 'Nhiều hơn tuần trước 12%', isGood: true } } };
export const Falling: Story = {
  args: { label: 'Lợi nhuận', value: '−3.250.000 ₫', change: { direction: 'down', text: 'Giảm 8% so với hôm qua', isGood: false } },
};
export const Unchanged: Story = { args: { change: { direction: 'same', text: 'Như hôm qua' }, help: 'Cập nhật mỗi 5 phút.' } };
export const Loading: Story = { args: { loading: true, change: { direction: 'up', text: 'Nhiều hơn' } } };
export const LongText: Story = {
  args: { label: longText, value: '9'.repeat(10_000), help: longText },
  play: keepInside,
};
export const SideBySide: Story = {
  render: (args) => (
    <Grid min="tile" gap={3}>
      {['Hội viên', 'Đang cược', 'Mới hôm nay'].map((label, index) => (
        <Card key={label} tone="raised" padding="small">
          <Stat {...args} label={label} value={['1.284', '312', '7'][index]} />
        </Card>
      ))}
    </Grid>
  ),
};
export const Composed: Story = composed(meta, { Plain, Rising, Falling, Unchanged, Loading, SideBySide });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
