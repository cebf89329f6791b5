import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longSentence, longText, longWord } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { CountrySelect, type CountrySelectProps } from './CountrySelect.tsx';

function HeldCountry(props: CountrySelectProps): ReactElement {
  const [value, setValue] = useState(props.value);
  const change = (country: CountrySelectProps['value']): void => {
    setValue(country);
    props.onChange(country);
  };
  return <CountrySelect {...props} value={value} onChange={change} />;
}

const meta = {
  component: CountrySelect,
  args: {
    label: 'Mã quốc gia',
    name: 'countryDialingCode',
    language: 'vi',
    value: 'VN',
    onChange: fn(),
    placeholder: 'Tên nước hoặc mã số',
  },
  render: (args) => <HeldCountry {...args} />,
} satisfies Meta<typeof CountrySelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Empty: Story = { args: { value: undefined, required: true } };
export const English: Story = { args: { language: 'en', label: 'Country', value: 'TH' }, globals: { language: 'en' } };
/** Of a person, not of a phone number. */
export const Nationality: Story = {
  args: { label: 'Quốc tịch', name: 'nationality', callingCodes: 'none' },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(canvas.getByRole('combobox'));
    await userEvent.type(canvas.getByRole('combobox'), 'vi');
    await expect((await canvas.findAllByRole('option'))[0]).toHaveTextContent(shownIn(globals)('Việt Nam'));
    await expect(canvas.queryByText(/\+\d/)).not.toBeInTheDocument();
  },
};
export const WithError: Story = { args: { value: undefined, error: 'Hãy chọn mã quốc gia.' } };
export const Disabled: Story = { args: { disabled: true } };
/** §2 "Country selector: a dialling-code list with flags". */
export const Open: Story = {
  args: { countries: ['VN', 'TH', 'KH', 'LA'] },
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
      `${shown('Campuchia')}+855`,
      `${shown('Lào')}+856`,
      `${shown('Thái Lan')}+66`,
      `${shown('Việt Nam')}+84`,
    ]);
    await waitFor(() => expect(canvasElement.querySelectorAll('li img')).toHaveLength(4));
  },
};
export const FoundInEitherLanguage: Story = {
  args: { value: undefined },
  play: async ({ canvasElement, args, globals }) => {
    const shown = shownIn(globals);
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'germ');
    await userEvent.click(await canvas.findByRole('option', { name: new RegExp(shown('Đức')) }));
    await expect(args.onChange).toHaveBeenLastCalledWith('DE');
  },
};
/** By calling code, by ISO code and by name in the other language, whatever the accents. */
export const FoundByAnyOfItsNames: Story = {
  args: { value: undefined },
  play: async ({ canvasElement, args, globals }) => {
    const shown = shownIn(globals);
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox');
    const choose = async (typed: string, name: string): Promise<void> => {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      const [best] = await canvas.findAllByRole('option');
      await expect(best).toHaveAccessibleName(new RegExp(shown(name)));
      await userEvent.keyboard('{ArrowDown}{Enter}');
    };
    await choose('+84', 'Việt Nam');
    await expect(args.onChange).toHaveBeenLastCalledWith('VN');
    await choose('855', 'Campuchia');
    await expect(args.onChange).toHaveBeenLastCalledWith('KH');
    await choose('th', 'Thái Lan');
    await expect(args.onChange).toHaveBeenLastCalledWith('TH');
    await choose('viet nam', 'Việt Nam');
    await expect(args.onChange).toHaveBeenLastCalledWith('VN');
    await choose('germany', 'Đức');
    await expect(args.onChange).toHaveBeenLastCalledWith('DE');
    await expect(field).toHaveValue(shown('Đức'));
  },
};
export const FoundByTheVietnameseName: Story = {
  args: { value: undefined, language: 'en', label: 'Country' },
  globals: { language: 'en' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'duc');
    await userEvent.click(await canvas.findByRole('option', { name: /Germany/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('DE');
  },
};
export const LongText: Story = {
  args: { label: longText, help: longWord, error: longSentence },
  play: keepInside,
};
export const Composed: Story = composed(meta, { Chosen, Empty, Nationality: { args: Nationality.args }, WithError, Disabled });
export const RightToLeft: Story = { ...under(rightToLeft, Open), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Open), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Open), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Open), tags: ['!test'] };
