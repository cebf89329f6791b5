import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, reducedMotion, rightToLeft, under } from '../testing/conditions.ts';
import { Spinner } from './Spinner.tsx';

const meta = { component: Spinner, args: { label: 'Đang tải' } } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
/** It goes on telling that something is under way, and nothing moves. */
export const BreathesUnderReducedMotion: Story = under(reducedMotion, {
  tags: ['browser'],
  play: async ({ canvasElement }) => {
    const animations = canvasElement.getAnimations({ subtree: true });
    await expect(animations.map(({ effect }) => effect?.getComputedTiming().duration)).toEqual([2000]);
    const changed = animations.flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)));
    await expect(changed).toContain('opacity');
    await expect(changed).not.toContain('transform');
  },
});
export const Composed: Story = composed(meta, { Plain });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
export const ReducedMotion: Story = { ...under(reducedMotion, Composed), tags: ['!test'] };
