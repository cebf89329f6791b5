import type { Meta, StoryObj } from '@storybook/react-vite';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { Text } from './Text.tsx';

const meta = { component: Text, args: { children: 'Ván đầu tiên của bạn sẽ hiện ở đây.' } } satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Tones: Story = {
  render: () => (
    <div>
      {(['text', 'muted', 'faint', 'accent', 'positive', 'negative', 'warning'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: Ván đầu tiên của bạn sẽ hiện ở đây.
        </Text>
      ))}
    </div>
  ),
};
export const Sizes: Story = {
  render: () => (
    <div>
      {(['tiny', 'small', 'body', 'large', 'title', 'hero', 'display'] as const).map((size) => (
        <Text key={size} size={size} weight="strong">
          ₫ 8.214.663.920
        </Text>
      ))}
    </div>
  ),
};
export const Truncated: Story = { args: { truncate: true, children: 'Rồng Vàng Megaways '.repeat(30) } };
export const LongText: Story = {
  args: { children: longText },
  play: keepInside,
};
export const Composed: Story = composed(meta, { Plain, Tones, Sizes, Truncated });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
