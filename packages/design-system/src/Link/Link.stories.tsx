import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/index.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { Link } from './Link.tsx';

const meta = { component: Link, args: { href: '#forgot', children: 'Quên mật khẩu?' } } satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Strong: Story = {};
export const Quiet: Story = { args: { tone: 'quiet' } };
export const InSentence: Story = {
  render: () => (
    <Text>
      Tôi đồng ý với{' '}
      <Link href="#terms" inline>
        điều khoản dịch vụ
      </Link>{' '}
      của trang này.
    </Text>
  ),
};
export const LongText: Story = {
  args: { children: longText },
  play: keepInside,
};
export const Composed: Story = composed(meta, { Strong, Quiet, InSentence });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
