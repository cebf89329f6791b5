import '../testing/setup.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { PhoneField } from './PhoneField.tsx';

test('country and number are two fields, each with its name', async () => {
  const onChange = vi.fn();
  const country = { label: 'Country', name: 'country', language: 'en', value: 'VN', onChange } as const;
  renderPart(<PhoneField label="Phone" name="mobileNum" country={country} />);
  const number = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
  expect(number.type).toBe('tel');
  await userEvent.type(screen.getByRole('combobox', { name: 'Country' }), '+66');
  await userEvent.click(screen.getByRole('option', { name: 'Thailand +66' }));
  expect(onChange).toHaveBeenLastCalledWith('TH');
  expect(await axeFindings()).toEqual([]);
});

test('without a country the number stands alone', () => {
  renderPart(<PhoneField label="Phone" name="mobileNum" />);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getAllByRole('textbox', { name: 'Phone' })).toHaveLength(1);
});
