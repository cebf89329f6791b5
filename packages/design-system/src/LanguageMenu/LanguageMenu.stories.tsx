import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { LanguageMenu } from './LanguageMenu.tsx';

const meta = {
  component: LanguageMenu,
  args: {
    label: 'Ngôn ngữ',
    value: 'vi',
    languages: [
      { code: 'vi', name: 'Tiếng Việt' },
      { code: 'en', name: 'English' },
      { code: 'zh-Hans', name: '简体中文' },
      { code: 'th', name: 'ไทย' },
      { code: 'km', name: 'ភាសាខ្មែរ' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof LanguageMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const shown = shownIn(globals);
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox', { name: shown('Ngôn ngữ') }), 'ไทย');
    await expect(args.onChange).toHaveBeenCalledWith('th');
  },
};
export const LongName: Story = { args: { value: 'ro', languages: [{ code: 'ro', name: 'Ngôn ngữ có tên rất dài '.repeat(40) }] } };
export const LongText: Story = {
  args: { value: 'ro', languages: [{ code: 'ro', name: longText }] },
  play: keepInside,
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Composed: Story = composed(meta, { Five, LongName });
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
