import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { PhoneField } from './PhoneField.tsx';

const countries = [{ countryCode: 'VN', example: '091 234 56 78', isHome: true }, { countryCode: 'TH' }, { countryCode: 'XX' }];

test('country and number are two fields, each with its name', async () => {
  const onChange = vi.fn();
  const country = { label: 'Country', name: 'country', language: 'en', countries, value: '', onChange } as const;
  renderPart(<PhoneField label="Phone" name="mobileNum" country={country} />);
  const number = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
  expect(number.type).toBe('tel');
  // The one at home is meant until another is chosen; one that can’t be called is not offered.
  expect(number.placeholder).toBe('091 234 56 78');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' }).value).toContain('Vietnam');
  await userEvent.type(screen.getByRole('combobox', { name: 'Country' }), '+66');
  await userEvent.click(screen.getByRole('option', { name: 'Thailand +66' }));
  expect(onChange).toHaveBeenLastCalledWith('TH');
  expect(await axeFindings()).toEqual([]);
});

test('without a country at home none is meant until one is chosen', async () => {
  const abroad = countries.map((country) => ({ ...country, isHome: false }));
  const country = { label: 'Country', name: 'country', language: 'en', countries: abroad, value: '', onChange: vi.fn() } as const;
  const { rerender } = renderPart(<PhoneField label="Phone" name="mobileNum" country={country} />);
  const number = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
  const select = screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
  expect([select.value, select.disabled, number.placeholder]).toEqual(['', false, '']);
  expect(await axeFindings()).toEqual([]);
  rerender(<PhoneField label="Phone" name="mobileNum" country={{ ...country, value: 'VN' }} />);
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' }).value).toContain('Vietnam');
  expect(number.placeholder).toBe('091 234 56 78');
});

test('countries on their way keep the room of their select, and stand in it when they have come', async () => {
  const country = { label: 'Country', name: 'country', language: 'en', value: '', onChange: vi.fn() } as const;
  const { rerender } = renderPart(<PhoneField label="Phone" name="mobileNum" country={{ ...country, countries: undefined }} />);
  const select = screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
  expect([select.value, select.disabled]).toEqual(['', true]);
  rerender(<PhoneField label="Phone" name="mobileNum" country={{ ...country, countries }} />);
  expect(select.value).toContain('Vietnam');
  expect(select.disabled).toBe(false);
  expect(screen.getByRole('combobox', { name: 'Country' })).toBe(select);
});

test.each([
  ['a country', undefined],
  ['countries', { label: 'Country', name: 'country', language: 'en', countries: [], value: '', onChange: vi.fn() } as const],
])('without %s the number stands alone', (_, country) => {
  renderPart(<PhoneField label="Phone" name="mobileNum" country={country} />);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getAllByRole('textbox', { name: 'Phone' })).toHaveLength(1);
});
