import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longSentence, longWord } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = { component: PasswordField, args: { label: 'Mật khẩu', name: 'password' } } satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reveals: Story = {
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText(shown('Mật khẩu'));
    await userEvent.type(input, 'ván bài 88');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: /Hiện mật khẩu|Show password/ }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('ván bài 88');
  },
};
export const WithError: Story = { args: { required: true, error: 'Mật khẩu cần 6 đến 16 ký tự.' } };
export const NewPassword: Story = { args: { autoComplete: 'new-password', help: '6 đến 16 ký tự, chữ và số.' } };
export const Strength: Story = {
  args: { autoComplete: 'new-password', strength: { label: 'Độ mạnh', text: 'Khá', level: 2 } },
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const bar = within(canvasElement).getByRole('progressbar', { name: shown('Độ mạnh') });
    await expect(bar).toHaveAttribute('aria-valuenow', '66');
    await expect(bar).toHaveAttribute('aria-valuetext', shown('Khá'));
  },
};
export const StrengthRefused: Story = {
  args: { autoComplete: 'new-password', strength: { label: 'Độ mạnh', text: 'Chưa đúng quy định', level: 0 } },
};
/** What does not fit is left out, and told. */
export const TooLong: Story = {
  args: { maxLength: 16 },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText(shownIn(globals)('Mật khẩu'));
    await userEvent.click(input);
    await userEvent.paste('Abcdefgh123456789012');
    await expect(input).toHaveValue('Abcdefgh12345678');
    await expect(canvas.getByRole('status')).toHaveTextContent('16');
  },
};
export const LongText: Story = {
  args: { label: longWord, help: longSentence, error: longWord, defaultValue: longWord },
  play: keepInside,
};
export const Composed: Story = composed(meta, { Reveals, WithError, NewPassword, Strength, StrengthRefused });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
