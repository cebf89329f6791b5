import type { Meta, StoryObj } from '@storybook/react-vite';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { Card } from './Card.tsx';

const meta = { component: Card, args: { children: 'Tạo lệnh, nhận số tài khoản và nội dung.' } } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Surface: Story = {};
export const Raised: Story = { args: { tone: 'raised' } };
export const Felt: Story = { args: { tone: 'felt' } };
export const Roomy: Story = { args: { padding: 'large' } };
export const LongText: Story = {
  args: { children: longText },
  play: keepInside,
};
export const Composed: Story = composed(meta, { Surface, Raised, Felt, Roomy });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
