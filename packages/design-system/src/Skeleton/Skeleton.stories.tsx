import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, reducedMotion, rightToLeft, under } from '../testing/conditions.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = { component: Skeleton, args: { shape: 'line', width: 'half' } } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Control: Story = { args: { shape: 'control' } };
export const Room: Story = {
  args: { shape: 'room' },
  decorators: [(Part) => <div style={{ display: 'grid', minBlockSize: 92 }}>{Part()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden]')?.getBoundingClientRect().height).toBe(92);
  },
};
export const Circle: Story = { args: { shape: 'circle' } };
export const Tile: Story = { args: { shape: 'tile', width: 'quarter' } };
export const Chart: Story = { args: { shape: 'chart' } };
export const Card: Story = { args: { shape: 'card' } };
export const Composed: Story = composed(meta, { Line, Control, Room, Circle, Tile, Card });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
export const ReducedMotion: Story = { ...under(reducedMotion, Composed), tags: ['!test'] };
