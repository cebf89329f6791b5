import type { Meta, StoryObj } from '@storybook/react-vite';
import { chevronRightIcon, giftIcon } from '../Icon/icons.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { ButtonLink } from './ButtonLink.tsx';

const meta = { component: ButtonLink, args: { href: '#games', children: 'Xem trò chơi' } } satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Brass: Story = { args: { tone: 'brass', icon: giftIcon } };
export const Small: Story = { args: { tone: 'outline', size: 'small', icon: chevronRightIcon } };
export const LongText: Story = {
  args: { children: longText, icon: giftIcon },
  play: keepInside,
};
export const Composed: Story = composed(meta, { Primary, Brass, Small });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
