import { screen } from '@testing-library/react';
import { useState } from 'react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'a', text: 'Automatic', description: 'Ten seconds' },
  { value: 'm', text: 'Manual' },
  { value: 'x', text: 'Closed', disabled: true },
];

test('the legend names the group, and its arrows choose', async () => {
  const onChange = vi.fn();
  renderPart(<RadioGroup label="Way" name="way" options={options} defaultValue="a" onChange={(event) => onChange(event.target.value)} />);
  expect(screen.getByRole('radiogroup', { name: 'Way' })).toBeDefined();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Automatic Ten seconds' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(onChange).toHaveBeenLastCalledWith('m');
});

test('the caller can hold the state', async () => {
  function Held() {
    const [value, setValue] = useState('a');
    return <RadioGroup label="Way" name="way" options={options} value={value} onChange={(event) => setValue(event.target.value)} />;
  }
  renderPart(<Held />);
  await userEvent.click(screen.getByText('Manual'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Manual' }).checked).toBe(true);
  await userEvent.click(screen.getByText('Closed'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Manual' }).checked).toBe(true);
});

test('the form sends the chosen value under its name', () => {
  const { container } = renderPart(
    <form>
      <RadioGroup label="Way" name="way" options={options} defaultValue="m" />
    </form>,
  );
  expect(new FormData(container.querySelector('form') ?? undefined).get('way')).toBe('m');
});

test('the error is tied to the group', () => {
  renderPart(<RadioGroup label="Way" name="way" options={options} error="Choose one." help="Fees are the same." required />);
  const group = screen.getByRole('radiogroup');
  const ids = group.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Choose one.', 'Fees are the same.']);
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(group.getAttribute('aria-required')).toBe('true');
});

test.each(['list', 'row', 'cards'] as const)('axe finds nothing in %s', async (variant) => {
  renderPart(<RadioGroup label="Way" name="way" options={options} variant={variant} error="Choose one." />);
  expect(await axeFindings()).toEqual([]);
});
