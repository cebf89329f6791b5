import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, reducedMotion, rightToLeft, under } from '../testing/conditions.ts';
import { PrizeWheel } from './PrizeWheel.tsx';

const sectors = ['₫ 5.000', 'Chưa trúng', '₫ 100.000', '₫ 500', '₫ 20.000', 'Chưa trúng', '₫ 10.000', '₫ 1.000'];
const meta = { component: PrizeWheel, args: { sectors, onTurnEnd: fn() } } satisfies Meta<typeof PrizeWheel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = {};
export const Landed: Story = { args: { landsOn: 2 } };
export const FiveSectors: Story = { args: { sectors: sectors.slice(0, 5), landsOn: 4 } };
/** It ends where it was told to, and says so. */
export const Turning: Story = {
  tags: ['browser', '!visual'],
  args: { landsOn: 6, isTurning: true },
  play: async ({ args, canvasElement }) => {
    for (const animation of canvasElement.getAnimations({ subtree: true })) animation.finish();
    await waitFor(() => expect(args.onTurnEnd).toHaveBeenCalled());
  },
};
export const StillUnderReducedMotion: Story = under(reducedMotion, {
  tags: ['browser'],
  args: { landsOn: 6, isTurning: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.getAnimations({ subtree: true })).toEqual([]);
  },
});
export const Composed: Story = composed(meta, { AtRest, Landed, FiveSectors });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
export const ReducedMotion: Story = { ...under(reducedMotion, Composed), tags: ['!test'] };
