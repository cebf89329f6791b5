import type { Meta, StoryObj } from '@storybook/react-vite';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { Box } from './Box.tsx';

const meta = { component: Box, args: { children: 'Tóm tắt' } } satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Framed: Story = { args: { padding: 4, background: 'raised', border: 'line', borderRadius: 'medium' } };
export const LongText: Story = {
  args: { padding: 4, border: 'line', children: longText },
  play: keepInside,
};
export const Composed: Story = composed(meta, { Plain, Framed });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
