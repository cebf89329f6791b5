import { screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { userEvent } from 'storybook/test';
import { describe, expect, test, vi } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { AmountField, type AmountFieldProps } from './AmountField.tsx';

const onChange = vi.fn();
function Held(props: Partial<AmountFieldProps>): ReactElement {
  const [value, setValue] = useState(props.value);
  const change = (amount: number | undefined): void => {
    onChange(amount);
    setValue(amount);
  };
  return <AmountField label="Amount" name="amount" currency="VND" language="vi" {...props} value={value} onChange={change} />;
}
const field = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Amount' });

test('thousands are grouped as they are typed, and the form sends plain digits', async () => {
  const { container } = renderPart(
    <form>
      <Held />
    </form>,
  );
  await userEvent.type(field(), '12480500');
  expect(field().value).toBe('12.480.500');
  expect(onChange).toHaveBeenLastCalledWith(12_480_500);
  expect([...new FormData(container.querySelector('form') ?? undefined)]).toEqual([['amount', '12480500']]);
});

test('the caret stays behind its digit', async () => {
  renderPart(<Held value={12_480_500} />);
  await userEvent.type(field(), '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(field().value).toBe('129.480.500');
  expect(field().selectionStart).toBe(3);
  await userEvent.keyboard('{Backspace}');
  expect([field().value, field().selectionStart]).toEqual(['12.480.500', 2]);
});

test('deleting forward gets past a separator', async () => {
  renderPart(<Held value={5000} />);
  field().focus();
  field().setSelectionRange(1, 1);
  await userEvent.keyboard('{Delete}');
  expect([field().value, field().selectionStart]).toEqual(['5.000', 2]);
});

test.each(['.', ',', '-', 'e', 'x'])('the key %s is refused aloud, and the amount stays', async (key) => {
  renderPart(<Held value={5000} />);
  await userEvent.type(field(), key);
  expect(field().value).toBe('5.000');
  expect(screen.getByText('Whole numbers only: no decimals, signs or letters')).toBeDefined();
  await userEvent.type(field(), '0');
  expect(field().value).toBe('50.000');
  expect(field().getAttribute('aria-invalid')).toBeNull();
});

test.each([
  ['5.5', '5.000'],
  ['1e3', '5.000'],
  ['-7', '5.000'],
  ['7.000', '7.000'],
  ['７０００', '7.000'],
])('pasted over everything, %s leaves %s', async (text, shown) => {
  renderPart(<Held value={5000} />);
  field().focus();
  field().select();
  await userEvent.paste(text);
  expect(field().value).toBe(shown);
});

test('more than 2⁵³ − 1 is refused', async () => {
  onChange.mockClear();
  renderPart(<Held value={Number.MAX_SAFE_INTEGER} />);
  await userEvent.type(field(), '0');
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByText('This number is too large')).toBeDefined();
});

test('the limits are shown; too much is said at once, too little when the field is left', async () => {
  renderPart(<Held min={100} max={5000} />);
  expect(screen.getByText('At least ₫ 100, at most ₫ 5.000')).toBeDefined();
  await userEvent.type(field(), '5');
  expect(field().getAttribute('aria-invalid')).toBeNull();
  await userEvent.tab();
  expect(screen.getByText('At least ₫ 100')).toBeDefined();
  await userEvent.type(field(), '0000');
  expect(screen.getByText('At most ₫ 5.000')).toBeDefined();
});

test('a quick amount is chosen, and one outside of the limits is not', async () => {
  renderPart(<Held min={100} quickAmounts={[50, 500, 1000]} />);
  await userEvent.click(screen.getByRole('button', { name: '500' }));
  expect(field().value).toBe('500');
  expect(screen.getByRole('button', { name: '500' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '50' }).disabled).toBe(true);
});

test('disabled, its amount is not sent', () => {
  const { container } = renderPart(
    <form>
      <Held value={5000} disabled />
    </form>,
  );
  expect([...new FormData(container.querySelector('form') ?? undefined)]).toEqual([]);
});

test('read-only, neither a paste nor a quick amount changes it', async () => {
  onChange.mockClear();
  renderPart(<Held value={5000} readOnly quickAmounts={[500]} />);
  field().focus();
  await userEvent.paste('7');
  await userEvent.click(screen.getByRole('button', { name: '500' }));
  expect(onChange).not.toHaveBeenCalled();
  expect(field().value).toBe('5.000');
});

test('cleared, there is no amount', async () => {
  renderPart(<Held value={5000} />);
  await userEvent.clear(field());
  expect(onChange).toHaveBeenLastCalledWith(undefined);
});

describe('where the currency has decimals', () => {
  const press = async (text: string): Promise<string> => {
    await userEvent.type(field(), text);
    return field().value;
  };

  test.each(['.', ','])('the key %s is the decimal mark, and what is typed stays until the field is left', async (mark) => {
    const { container } = renderPart(
      <form>
        <Held currency="CNY" />
      </form>,
    );
    expect(field().inputMode).toBe('decimal');
    expect(await press('1234')).toBe('1.234');
    expect(await press(mark)).toBe('1.234,');
    expect(onChange).toHaveBeenLastCalledWith(123_400);
    expect(await press('5')).toBe('1.234,5');
    expect(onChange).toHaveBeenLastCalledWith(123_450);
    await userEvent.tab();
    expect(field().value).toBe('1.234,50');
    expect([...new FormData(container.querySelector('form') ?? undefined)]).toEqual([['amount', '123450']]);
  });

  test.each([
    ['CNY', '12.505', '12,50', 'Numbers only, with up to 2 decimals: no signs or letters'],
    ['KWD', '0.1255', '0,125', 'Numbers only, with up to 3 decimals: no signs or letters'],
    ['CNY', '1..', '1,', 'Numbers only, with up to 2 decimals: no signs or letters'],
    ['CNY', '90071992547409.92', '90.071.992.547.409,9', 'This number is too large'],
  ] as const)('in %s, the last key of %s is refused aloud', async (currency, keys, shown, text) => {
    renderPart(<Held currency={currency} />);
    expect(await press(keys)).toBe(shown);
    expect(screen.getByText(text)).toBeDefined();
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  test.each([
    ['vi', '1.234,50', '1.234,50', 123_450],
    ['en', '1,234.50', '1,234.50', 123_450],
    ['vi', '12,5', '12,5', 1250],
    ['vi', '1,234.50', '9,00', undefined],
    ['en', '1.234,50', '9.00', undefined],
    ['vi', '12.5', '9,00', undefined],
  ] as const)('in %s, %s pasted over everything leaves %s', async (language, text, shown, amount) => {
    onChange.mockClear();
    renderPart(<Held currency="CNY" language={language} value={900} />);
    field().focus();
    field().select();
    await userEvent.paste(text);
    expect(field().value).toBe(shown);
    expect(onChange.mock.calls).toEqual(amount === undefined ? [] : [[amount]]);
  });

  test('another value takes the place of what was typed', async () => {
    const { rerender } = renderPart(
      <AmountField label="Amount" name="a" currency="CNY" language="vi" value={undefined} onChange={onChange} />,
    );
    await userEvent.type(field(), '1');
    rerender(<AmountField label="Amount" name="a" currency="CNY" language="vi" value={700} onChange={onChange} />);
    expect(field().value).toBe('7,00');
  });

  test('a quick amount takes the place of what was typed', async () => {
    renderPart(<Held currency="CNY" quickAmounts={[1250, 5000]} />);
    expect(await press('12.5')).toBe('12,5');
    await userEvent.click(screen.getByRole('button', { name: '12,50', pressed: true }));
    expect(field().value).toBe('12,50');
  });
});

test('axe finds nothing', async () => {
  renderPart(<Held min={100} max={5000} quickAmounts={[500, 1000]} error="Not enough." required />);
  expect(await axeFindings()).toEqual([]);
});
