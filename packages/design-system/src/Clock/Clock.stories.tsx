import { webFont } from '@baize/brand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { Clock } from './Clock.tsx';

const meta = { component: Clock } satisfies Meta<typeof Clock>;
export default meta;
type Story = StoryObj<typeof meta>;
const moments = ['2026-11-21T11:11:11Z', '2026-11-21T00:00:00Z', '2026-11-21T20:48:48Z'];

export const Plain: Story = {};
export const OtherZone: Story = { args: { timeZoneOffsetMinutes: -210 } };
/** One o'clock is as wide as midnight. */
export const KeepsItsWidth: Story = {
  render: () => (
    <>
      {moments.map((moment) => (
        <div key={moment}>
          <Clock now={() => Date.parse(moment)} timeZoneOffsetMinutes={0} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.load(`500 12px "${webFont}"`, '0:');
    const widths = [...canvasElement.querySelectorAll('time')].map((time) => time.getBoundingClientRect().width);
    await expect(widths).toHaveLength(moments.length);
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
