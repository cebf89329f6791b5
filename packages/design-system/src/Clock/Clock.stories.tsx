import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TabularDigits } from '../shared/TabularDigits.tsx';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { Clock } from './Clock.tsx';

const meta = { component: Clock } satisfies Meta<typeof Clock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const OtherZone: Story = { args: { timeZoneOffsetMinutes: -210 } };
/** One o'clock is as wide as midnight. */
export const KeepsItsWidth: Story = {
  render: () => (
    <>
      {['11:11:11', '00:00:00', '20:48:48'].map((time) => (
        <div key={time}>
          <TabularDigits>{time}</TabularDigits>
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const widths = ['11:11:11', '00:00:00', '20:48:48'].map(
      (time) => within(canvasElement).getByText(time).parentElement?.getBoundingClientRect().width ?? 0,
    );
    await expect(widths[0]).toBeGreaterThan(0);
    await expect(new Set(widths).size).toBe(1);
  },
};
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
