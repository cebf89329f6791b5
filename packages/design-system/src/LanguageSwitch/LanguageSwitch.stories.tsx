import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const meta = { component: LanguageSwitch, args: { value: 'vi', label: 'Ngôn ngữ', onChange: fn() } } satisfies Meta<typeof LanguageSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vietnamese: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const shown = shownIn(globals);
    const group = within(within(canvasElement).getByRole('group', { name: shown('Ngôn ngữ') }));
    await expect(group.getByRole('radio', { name: shown('Tiếng Việt') })).toBeChecked();
    await userEvent.click(group.getByRole('radio', { name: 'English' }));
    await expect(args.onChange).toHaveBeenCalledWith('en');
  },
};
export const English: Story = { args: { value: 'en', label: 'Language' } };
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const shown = shownIn(globals);
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: shown('Tiếng Việt') })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith('en');
  },
};
export const LongText: Story = { args: { label: longText }, play: keepInside };
export const Composed: Story = composed(meta, { Vietnamese, English });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
