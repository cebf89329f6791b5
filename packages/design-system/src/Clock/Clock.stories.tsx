import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { Clock } from './Clock.tsx';

const meta = { component: Clock } satisfies Meta<typeof Clock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const OtherZone: Story = { args: { timeZoneOffsetMinutes: -210 } };
export const Clickable: Story = {
  args: { onActivate: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /GMT\+7/ }));
    await expect(args.onActivate).toHaveBeenCalledOnce();
  },
};
export const Composed: Story = composed(meta, { Plain, OtherZone, Clickable });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
