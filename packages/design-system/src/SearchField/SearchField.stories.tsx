import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, under } from '../testing/conditions.ts';
import { inputMethod } from '../testing/inputMethod.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  component: SearchField,
  args: { label: 'Tìm trò chơi', placeholder: 'Tên trò chơi hoặc nhà cung cấp', onSubmitSearch: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Rồng Vàng', resultCount: 12 } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { defaultValue: longText },
  play: keepInside,
};
export const Submits: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const shown = shownIn(globals);
    const input = within(canvasElement).getByRole('searchbox', { name: shown('Tìm trò chơi') });
    await userEvent.type(input, ' rồng {Enter}');
    await expect(args.onSubmitSearch).toHaveBeenLastCalledWith('rồng');
  },
};
/** What a browser cuts off at `maxLength` is cut when the composition has ended. */
export const ThroughInputMethod: Story = {
  args: { maxLength: 6 },
  play: async ({ canvasElement, globals }) => {
    const method = inputMethod();
    const input = within(canvasElement).getByRole('searchbox', { name: shownIn(globals)('Tìm trò chơi') });
    if (!method) return;
    input.focus();
    await method.compose('r', 'rô', 'rồ', 'rồn', 'rồng');
    await method.commit('rồng');
    await expect(input).toHaveValue('rồng');
    await method.compose(' v', ' vàng');
    await method.commit(' vàng');
    await expect(input).toHaveValue('rồng v');
  },
};
export const Clears: Story = {
  args: { defaultValue: 'cá' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Xoá|Clear/ }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const NothingFound: Story = {
  args: { defaultValue: 'zzz', resultCount: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/Không tìm thấy|Nothing found/);
  },
};
export const RightToLeft: Story = { args: { defaultValue: 'Rồng Vàng' }, globals: { direction: 'rtl' } };
export const Composed: Story = composed(meta, { Empty, Filled, NothingFound, Disabled, LongText });
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
