import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { inputMethod } from '../testing/inputMethod.ts';
import { keepInside, longSentence, longWord } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';

function HeldPhone({ country, ...number }: PhoneFieldProps): ReactElement {
  const [value, setValue] = useState(country?.value ?? '');
  const onChange: NonNullable<typeof country>['onChange'] = (code) => {
    setValue(code);
    country?.onChange(code);
  };
  return <PhoneField {...number} country={country && { ...country, value, onChange }} />;
}

const abroad = [{ countryCode: 'TH', example: '081 234 5678' }, { countryCode: 'KH' }];
const countries = [{ countryCode: 'VN', example: '091 234 56 78', isHome: true }, ...abroad];
const country = { label: 'Quốc gia', name: 'countryCode', language: 'vi', countries, value: '', onChange: fn() } as const;

const meta = {
  component: PhoneField,
  args: { label: 'Số điện thoại', name: 'mobileNum', country },
  render: (args) => <HeldPhone {...args} />,
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: shown('Số điện thoại') }), '0912345678');
    await userEvent.type(canvas.getByRole('combobox', { name: shown('Quốc gia') }), '+66');
    await userEvent.click(await canvas.findByRole('option', { name: new RegExp(shown('Thái Lan')) }));
    await expect(country.onChange).toHaveBeenLastCalledWith('TH');
    await expect(canvas.getByRole('textbox', { name: shown('Số điện thoại') })).toHaveValue('0912345678');
  },
};
/** Nothing of it is rewritten while an input method composes, nor afterwards. */
export const ThroughInputMethod: Story = {
  play: async ({ canvasElement, globals }) => {
    const method = inputMethod();
    const input = within(canvasElement).getByRole('textbox', { name: shownIn(globals)('Số điện thoại') });
    if (!method) return;
    input.focus();
    await method.compose('0', '09', '091');
    await method.commit('091');
    for (const digit of '2345678') {
      await method.compose(digit);
      await method.commit(digit);
    }
    await expect(input).toHaveValue('0912345678');
  },
};
export const WithoutCountry: Story = { args: { country: undefined } };
export const CountriesComing: Story = { args: { country: { ...country, countries: undefined } } };
export const WithoutCountries: Story = { args: { country: { ...country, countries: [] } } };
/** A brand whose zone is of no country: none is meant until one is chosen. */
export const WithoutHome: Story = {
  args: { country: { ...country, countries: abroad } },
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const canvas = within(canvasElement);
    const select = canvas.getByRole('combobox', { name: shown('Quốc gia') });
    const number = canvas.getByRole('textbox', { name: shown('Số điện thoại') });
    await expect(select).toHaveValue('');
    await expect(number).not.toHaveAttribute('placeholder');
    await userEvent.type(select, '+66');
    await userEvent.click(await canvas.findByRole('option', { name: new RegExp(shown('Thái Lan')) }));
    await expect(number).toHaveAttribute('placeholder', '081 234 5678');
  },
};
export const WithError: Story = {
  args: { error: 'Số điện thoại sai định dạng.', required: true },
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const number = within(canvasElement).getByRole('textbox', { name: new RegExp(shown('Số điện thoại')) });
    await expect(number).toHaveAccessibleDescription(shown('Số điện thoại sai định dạng.'));
    await expect(number).toBeInvalid();
  },
};
export const Disabled: Story = { args: { disabled: true, country: { ...country, disabled: true } } };
export const LongText: Story = {
  args: { label: longWord, help: longSentence, error: longWord },
  play: keepInside,
};
export const Composed: Story = composed(meta, { Default, WithoutCountry, CountriesComing, WithError, Disabled });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
