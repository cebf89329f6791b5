import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { Badge } from './Badge.tsx';

const meta = { component: Badge, args: { tone: 'brass', children: 'Mới' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones = ['brass', 'live', 'positive', 'warning', 'negative', 'neutral'] as const;

export const Brass: Story = {};
export const Live: Story = { args: { tone: 'live', children: 'Live' } };
export const AllSolid: Story = {
  render: () => (
    <Inline>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          Đang xử lý
        </Badge>
      ))}
    </Inline>
  ),
};
export const AllOutlined: Story = {
  render: () => (
    <Inline>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone} variant="outline">
          Đã duyệt
        </Badge>
      ))}
    </Inline>
  ),
};
export const LongText: Story = {
  args: { children: longText },
  play: keepInside,
};
export const Composed: Story = composed(meta, { Brass, Live, AllSolid, AllOutlined });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
