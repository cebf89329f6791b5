import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Select } from './Select.tsx';

const options = [
  { value: 'a', text: 'Ant' },
  { value: 'b', text: 'Bee', group: 'Wings' },
  { value: 'c', text: 'Cow', group: 'Legs', disabled: true },
];
const select = (): HTMLSelectElement => screen.getByRole('combobox', { name: 'Animal' });

test('it takes what react-hook-form registers, with the value that the library writes', async () => {
  const [onChange, onBlur] = [vi.fn(), vi.fn()];
  const write = (element: HTMLSelectElement | null): void => {
    if (element) element.value = 'b';
  };
  renderPart(
    <Select
      label="Animal"
      name="animal"
      options={options}
      ref={write}
      onBlur={onBlur}
      onChange={(event) => onChange(event.target.value)}
    />,
  );
  expect(select().value).toBe('b');
  await userEvent.selectOptions(select(), 'Ant');
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([['a']]);
  expect(onBlur).toHaveBeenCalled();
});

test('with a placeholder nothing is chosen at first, and the placeholder can’t be', () => {
  renderPart(<Select label="Animal" name="animal" options={options} placeholder="Choose" />);
  expect(select().value).toBe('');
  expect(screen.getByText<HTMLOptionElement>('Choose').disabled).toBe(true);
});

test('groups are named, and what is disabled can’t be chosen', () => {
  renderPart(<Select label="Animal" name="animal" options={options} />);
  expect(screen.getByRole('group', { name: 'Wings' }).textContent).toBe('Bee');
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Cow' }).disabled).toBe(true);
});

test('axe finds nothing', async () => {
  renderPart(<Select label="Animal" name="animal" options={options} placeholder="Choose" error="Choose one." required />);
  expect(await axeFindings()).toEqual([]);
});
