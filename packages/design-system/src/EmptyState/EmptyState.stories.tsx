import type { Meta, StoryObj } from '@storybook/react-vite';
import { diceIcon } from '../Icon/icons.ts';
import { Link } from '../Link/index.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longSentence, longText } from '../testing/longText.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = { component: EmptyState, args: { title: 'Chưa có lịch sử cược' } } satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const WithNextStep: Story = {
  args: { icon: diceIcon, children: 'Ván đầu tiên của bạn sẽ hiện ở đây.', action: <Link href="#games">Xem trò chơi phổ biến</Link> },
};
export const LongText: Story = {
  args: { title: longText, children: longText, action: <Link href="#games">{longSentence}</Link> },
  play: keepInside,
};
export const Composed: Story = composed(meta, { TitleOnly, WithNextStep });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
