import type { Meta, StoryObj } from '@storybook/react-vite';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { CountBadge } from './CountBadge.tsx';

const meta = { component: CountBadge, args: { count: 3, label: '3 tin nhắn chưa đọc' } } satisfies Meta<typeof CountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {};
export const Many: Story = { args: { count: 120, label: '120 tin nhắn chưa đọc' } };
export const None: Story = { args: { count: 0 } };
export const Neutral: Story = { args: { count: 24, label: '24 thành viên', tone: 'neutral' } };
export const Composed: Story = composed(meta, { Few, Many, None, Neutral });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
