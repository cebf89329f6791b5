import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = {
  component: ThemeSwitch,
  args: { value: 'dark', labels: { label: 'Giao diện', dark: 'Tối', light: 'Sáng' }, onChange: fn() },
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const shown = shownIn(globals);
    await userEvent.click(within(canvasElement).getByRole('button', { name: shown('Giao diện: Tối') }));
    await expect(args.onChange).toHaveBeenCalledWith('light');
  },
};
export const Light: Story = { args: { value: 'light' } };
export const LongText: Story = { args: { labels: { label: longText, dark: longText, light: longText } }, play: keepInside };
export const Composed: Story = composed(meta, { Dark, Light });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
