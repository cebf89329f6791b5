import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, under } from '../testing/conditions.ts';
import { inputMethod } from '../testing/inputMethod.ts';
import { keepInside, longSentence, longWord } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { AmountField, type AmountFieldProps } from './AmountField.tsx';

function HeldAmount(props: AmountFieldProps): ReactElement {
  const [value, setValue] = useState(props.value);
  const change = (amount: number | undefined): void => {
    setValue(amount);
    props.onChange(amount);
  };
  return <AmountField {...props} value={value} onChange={change} />;
}

const meta = {
  component: AmountField,
  args: { label: 'Số tiền', name: 'amount', value: undefined, onChange: fn(), currency: 'VND', language: 'vi' },
  render: (args) => <HeldAmount {...args} />,
} satisfies Meta<typeof AmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

const quickAmounts = [50_000, 100_000, 500_000, 1_000_000, 100_000_000];
export const Empty: Story = { args: { required: true } };
export const WithLimits: Story = { args: { value: 500_000, min: 100_000, max: 50_000_000, quickAmounts, required: true } };
export const English: Story = {
  args: { value: 12_480_500, language: 'en', label: 'Amount', help: 'Free of charge.', min: 100_000 },
  globals: { language: 'en' },
};
export const Compact: Story = { args: { value: 150_000_000, compact: true } };
export const TooLittle: Story = { args: { value: 50, min: 100_000, max: 50_000_000 } };
export const TooMuch: Story = { args: { value: 90_000_000, max: 50_000_000 } };
export const WithError: Story = { args: { value: 500_000, error: 'Số dư không đủ.' } };
export const Disabled: Story = { args: { value: 500_000, disabled: true, quickAmounts } };
export const Greatest: Story = { args: { value: Number.MAX_SAFE_INTEGER } };
export const InYuan: Story = { args: { currency: 'CNY', value: 123_450, min: 1000, quickAmounts: [5000, 10_000, 99_950] } };
export const GroupsWhileTyped: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const shown = shownIn(globals);
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: shown('Số tiền') });
    await userEvent.type(input, '12480500');
    await expect(input).toHaveValue(shown('12.480.500'));
    await expect(args.onChange).toHaveBeenLastCalledWith(12_480_500);
    await userEvent.type(input, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(input).toHaveValue(shown('192.480.500'));
    await expect(input.selectionStart).toBe(2);
  },
};
/** What an input method composes is grouped when it has ended, and reported all the while. */
export const ThroughInputMethod: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const shown = shownIn(globals);
    const method = inputMethod();
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: shown('Số tiền') });
    if (!method) return;
    input.focus();
    await method.compose('5', '50', '500', '5000');
    await expect(input).toHaveValue('5000');
    await expect(args.onChange).toHaveBeenLastCalledWith(5000);
    await method.commit('5000');
    await expect(input).toHaveValue(shown('5.000'));

    await userEvent.clear(input);
    for (const digit of '250000') {
      await method.compose(digit);
      await method.commit(digit);
    }
    await expect(input).toHaveValue(shown('250.000'));

    await userEvent.clear(input);
    await method.compose('1', '');
    await userEvent.keyboard('1234');
    await expect(input).toHaveValue(shown('1.234'));
    input.setSelectionRange(3, 3);
    await method.compose('６', '６７');
    await method.commit('６７');
    await expect(input).toHaveValue(shown('126.734'));
    await expect(input.selectionStart).toBe(5);

    await method.compose('e', 'e3');
    await method.commit('e3');
    await expect(input).toHaveValue(shown('126.734'));
    await expect(input).toBeInvalid();
    await expect(args.onChange).toHaveBeenLastCalledWith(126_734);
  },
};
export const RefusesDecimals: Story = {
  args: { value: 5000 },
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste(shown('5,5'));
    await expect(input).toHaveValue(shown('5.000'));
    await expect(input).toBeInvalid();
  },
};
export const Yuan: Story = {
  args: { currency: 'CNY', min: 1000 },
  play: async ({ canvasElement, args, globals }) => {
    const shown = shownIn(globals);
    const input = within(canvasElement).getByRole('textbox', { name: shown('Số tiền') });
    await userEvent.type(input, '12.');
    await expect(input).toHaveValue(shown('12,'));
    await userEvent.type(input, '5');
    await expect(input).toHaveValue(shown('12,5'));
    await expect(args.onChange).toHaveBeenLastCalledWith(1250);
    await userEvent.tab();
    await expect(input).toHaveValue(shown('12,50'));
    await expect(input).toBeValid();
  },
};
/** One more than a yuan has. */
export const ThirdDecimal: Story = {
  args: { currency: 'CNY', value: 123_450 },
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const input = within(canvasElement).getByRole('textbox', { name: shown('Số tiền') });
    await userEvent.type(input, '5');
    await expect(input).toHaveValue(shown('1.234,50'));
    await expect(input).toBeInvalid();
  },
};
export const Quickly: Story = {
  args: { quickAmounts },
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: shown('500.000') }));
    await expect(canvas.getByRole('textbox')).toHaveValue(shown('500.000'));
    await expect(canvas.getByRole('button', { name: shown('500.000') })).toHaveAttribute('aria-pressed', 'true');
  },
};
export const LongText: Story = {
  args: { label: longWord, help: longSentence, error: longWord, value: 500_000, quickAmounts },
  play: keepInside,
};
export const RightToLeft: Story = { args: { value: 500_000, quickAmounts }, globals: { direction: 'rtl' } };
export const Composed: Story = composed(meta, { Empty, WithLimits, TooLittle, TooMuch, WithError, Disabled, Greatest, InYuan });
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
