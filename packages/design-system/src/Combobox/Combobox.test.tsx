import { screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Combobox } from './Combobox.tsx';
import type { ComboboxProps } from './comboboxProps.ts';

const options = [
  { value: 'r', text: 'Rồng Vàng' },
  { value: 'd', text: 'Đua Ngựa', keywords: ['horse race'] },
  { value: 'c', text: 'Cá Lớn', disabled: true },
];
const onChange = vi.fn();
function Held(props: Partial<ComboboxProps>): ReactElement {
  const [value, setValue] = useState(props.value);
  const change = (next: string | undefined): void => {
    onChange(next);
    setValue(next);
  };
  return <Combobox label="Game" name="game" options={options} {...props} value={value} onChange={change} />;
}
const input = (): HTMLInputElement => screen.getByRole('combobox', { name: 'Game' });
const optionTexts = (): (string | null)[] => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('typing finds whatever the accents, arrows and enter choose', async () => {
  const { container } = renderPart(
    <form>
      <Held />
    </form>,
  );
  await userEvent.type(input(), 'rong');
  expect(optionTexts()).toEqual(['Rồng Vàng']);
  expect(screen.getByRole('status').textContent).toBe('Results: 1');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(input().value).toBe('Rồng Vàng');
  expect(input().getAttribute('aria-expanded')).toBe('false');
  expect(onChange).toHaveBeenLastCalledWith('r');
  expect(new FormData(container.querySelector('form') ?? undefined).get('game')).toBe('r');
});

test('d finds đ, and keywords find too', async () => {
  renderPart(<Held />);
  await userEvent.type(input(), 'd');
  expect(optionTexts()).toEqual(['Đua Ngựa']);
  await userEvent.clear(input());
  await userEvent.type(input(), 'horse');
  expect(optionTexts()).toEqual(['Đua Ngựa']);
});

test('a text that is no option goes when the field is left, and the choice stays', async () => {
  onChange.mockClear();
  renderPart(<Held value="r" />);
  await userEvent.type(input(), 'zzz');
  await userEvent.tab();
  expect(input().value).toBe('Rồng Vàng');
  expect(onChange).not.toHaveBeenCalled();
});

test('an emptied field is an empty choice', async () => {
  renderPart(<Held value="r" />);
  await userEvent.clear(input());
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(undefined);
  expect(input().value).toBe('');
});

test('emptied and left on an option that the arrows came to, it is chosen', async () => {
  onChange.mockClear();
  renderPart(<Held value="r" />);
  await userEvent.clear(input());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([['d']]);
  expect(input().value).toBe('Đua Ngựa');
});

test('while options are on their way, none of the earlier ones is chosen', async () => {
  onChange.mockClear();
  const { rerender } = renderPart(<Held onSearchText={vi.fn()} />);
  await userEvent.type(input(), 'x');
  rerender(<Held onSearchText={vi.fn()} pending />);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).not.toHaveBeenCalled();
});

test('where the caller searches, leaving asks for all of them again', async () => {
  const onSearchText = vi.fn();
  renderPart(<Held onSearchText={onSearchText} />);
  await userEvent.type(input(), 'x');
  await userEvent.tab();
  expect(onSearchText.mock.calls).toEqual([['x'], ['']]);
  await userEvent.click(input());
  await userEvent.tab();
  expect(onSearchText).toHaveBeenCalledTimes(2);
});

test('what is disabled is not chosen', async () => {
  onChange.mockClear();
  renderPart(<Held />);
  await userEvent.click(input());
  await userEvent.click(screen.getByRole('option', { name: 'Cá Lớn' }));
  expect(onChange).not.toHaveBeenCalled();
});

test('escape closes the list before anything around it hears of it', async () => {
  const hear = vi.fn();
  document.addEventListener('keydown', hear, true);
  renderPart(<Held value="r" />);
  await userEvent.click(input());
  await userEvent.keyboard('{Escape}');
  expect(input().getAttribute('aria-expanded')).toBe('false');
  expect(hear).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(hear).toHaveBeenCalledOnce();
  expect(input().value).toBe('Rồng Vàng');
  document.removeEventListener('keydown', hear, true);
});

test('where the caller searches, its options are shown as they are, and the choice outlives them', async () => {
  const onSearchText = vi.fn();
  const { rerender } = renderPart(<Held onSearchText={onSearchText} options={options.slice(0, 1)} />);
  await userEvent.type(input(), 'x');
  expect(onSearchText).toHaveBeenLastCalledWith('x');
  expect(optionTexts()).toEqual(['Rồng Vàng']);
  await userEvent.click(screen.getByRole('option'));
  rerender(<Held onSearchText={onSearchText} options={[]} />);
  expect(input().value).toBe('Rồng Vàng');
});

test.each([
  [{ pending: true }, 'Loading'],
  [{ options: [] }, 'Nothing found'],
  [{ options: [], emptyText: 'No game yet' }, 'No game yet'],
])('an open list without options says why: %o', async (props, said) => {
  renderPart(<Held {...props} />);
  await userEvent.click(input());
  expect(screen.getByRole('status').textContent).toBe(said);
});

test('axe finds nothing, open or closed', async () => {
  renderPart(<Held value="r" error="Choose one." help="Any game." required />);
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(input());
  expect(await axeFindings()).toEqual([]);
});
