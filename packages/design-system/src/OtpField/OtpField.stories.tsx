import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CountdownButton } from '../CountdownButton/index.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, under } from '../testing/conditions.ts';
import { inputMethod } from '../testing/inputMethod.ts';
import { keepInside, longSentence, longWord } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { OtpField } from './OtpField.tsx';

const meta = { component: OtpField, args: { label: 'Mã xác minh', name: 'verificationCode', onComplete: fn() } } satisfies Meta<
  typeof OtpField
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { help: 'Mã gồm 6 chữ số đã gửi tới 09•• ••• 678.' } };
export const Half: Story = { args: { defaultValue: '482' } };
export const Filled: Story = { args: { defaultValue: '482910', required: true } };
export const FourDigits: Story = { args: { length: 4, defaultValue: '88' } };
export const WithError: Story = { args: { defaultValue: '482911', error: 'Mã xác minh không đúng. Còn 3 lần thử.' } };
export const Disabled: Story = { args: { defaultValue: '482910', disabled: true } };
const sendCode = (
  <CountdownButton storageKey="otp-story" onSend={async () => true}>
    Gửi mã
  </CountdownButton>
);
export const WithButton: Story = { args: { suffix: sendCode, required: true } };
export const Unreadable: Story = {
  play: async ({ canvasElement, globals }) => {
    const input = within(canvasElement).getByRole('textbox', { name: shownIn(globals)('Mã xác minh') });
    await userEvent.click(input);
    await userEvent.paste('0987104170');
    await expect(input).toHaveValue('');
    await expect(input).toBeInvalid();
  },
};
/** The digits are read when the composition has ended. */
export const ThroughInputMethod: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const method = inputMethod();
    const input = within(canvasElement).getByRole('textbox', { name: shownIn(globals)('Mã xác minh') });
    if (!method) return;
    input.focus();
    await method.compose('3', '33', '336');
    await expect(input).toHaveValue('336');
    await method.commit('336');
    await method.compose('９', '９１', '９１６');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await method.commit('９１６');
    await expect(input).toHaveValue('336916');
    await expect(args.onComplete).toHaveBeenLastCalledWith('336916');
  },
};
export const Pasted: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const shown = shownIn(globals);
    const input = within(canvasElement).getByRole('textbox', { name: shown('Mã xác minh') });
    await userEvent.click(input);
    await userEvent.paste('Mã: 482 910');
    await expect(input).toHaveValue('482910');
    await expect(args.onComplete).toHaveBeenLastCalledWith('482910');
    await expect(input.scrollLeft).toBe(0);
  },
};
export const LongText: Story = {
  args: { label: longWord, help: longSentence, error: longWord },
  play: keepInside,
};
export const RightToLeft: Story = { args: { defaultValue: '482' }, globals: { direction: 'rtl' } };
/** The digits read from the left, and stand below their label. */
export const FourDigitsRightToLeft: Story = {
  args: { length: 4, defaultValue: '88' },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement, globals }) => {
    const input = within(canvasElement).getByRole('textbox', { name: shownIn(globals)('Mã xác minh') });
    const cells = [...canvasElement.querySelectorAll('span[aria-hidden]')].map((cell) => cell.getBoundingClientRect());
    const frame = canvasElement.querySelector('label')?.parentElement?.getBoundingClientRect();
    await expect(getComputedStyle(input).direction).toBe('ltr');
    await expect(Math.abs((frame?.right ?? 0) - Math.max(...cells.map(({ right }) => right)))).toBeLessThan(6);
  },
};
export const Composed: Story = composed(meta, { Empty, Half, Filled, FourDigits, WithError, WithButton, Disabled });
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
