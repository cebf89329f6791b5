import { screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findOptions } from '../Combobox/findOptions.ts';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { CountrySelect } from './CountrySelect.tsx';
import { type CountryCode, countries } from './countries.ts';
import { countryOptions } from './countryOptions.tsx';

const all = countryOptions(Object.keys(countries) as CountryCode[], 'vi');
const first = (search: string): string | undefined => findOptions(all, search)[0]?.value;

test.each([
  ['viet', 'VN'],
  ['Việt Nam', 'VN'],
  ['VN', 'VN'],
  ['84', 'VN'],
  ['+84', 'VN'],
  ['duc', 'DE'],
  ['Germany', 'DE'],
  ['thai lan', 'TH'],
  ['thailand', 'TH'],
  ['kh', 'KH'],
  ['+855', 'KH'],
])('“%s” finds %s first', (search, code) => {
  expect(first(search)).toBe(code);
});

test('a country is chosen by its calling code, and is named in the language of the page', async () => {
  const onChange = vi.fn();
  renderPart(<CountrySelect label="Country" name="country" language="en" value={undefined} onChange={onChange} />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Country' }), '+84');
  await userEvent.click(screen.getByRole('option', { name: 'Vietnam +84' }));
  expect(onChange).toHaveBeenLastCalledWith('VN');
});

test('the list can be limited', async () => {
  renderPart(<CountrySelect label="Country" name="country" language="vi" countries={['VN', 'TH']} value="VN" onChange={() => undefined} />);
  const input = screen.getByRole<HTMLInputElement>('combobox');
  expect(input.value).toBe('Việt Nam');
  await userEvent.click(input);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Thái Lan+66', 'Việt Nam+84']);
});

test('another language names the chosen one anew', () => {
  const props = { label: 'Country', name: 'country', value: 'DE', onChange: () => undefined } as const;
  const { rerender } = renderPart(<CountrySelect {...props} language="vi" />);
  rerender(<CountrySelect {...props} language="en" />);
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Germany');
});

/** Says of every place that it is in sight, or that it is not. */
function stubSight(isIntersecting: boolean): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      onSee: (entries: { isIntersecting: boolean }[]) => void;
      constructor(onSee: (entries: { isIntersecting: boolean }[]) => void) {
        this.onSee = onSee;
      }
      observe(): void {
        this.onSee([{ isIntersecting }]);
      }
      disconnect(): void {
        this.onSee = () => undefined;
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
}

test('a flag is a data address, for no other passes the CSP', async () => {
  stubSight(true);
  const { container } = renderPart(<CountrySelect label="Country" name="country" language="vi" value="LA" onChange={() => undefined} />);
  await waitFor(() => expect(container.querySelector('img')?.src).toMatch(/^data:image\/svg\+xml,/));
});

test('a flag that is not in sight is not loaded', async () => {
  stubSight(false);
  const load = vi.spyOn(countries.KH, 'flag');
  renderPart(<CountrySelect label="Country" name="country" language="vi" countries={['KH']} value="KH" onChange={() => undefined} />);
  await userEvent.click(screen.getByRole('combobox'));
  expect(screen.getByRole('option')).toBeDefined();
  expect(load).not.toHaveBeenCalled();
});

test('axe finds nothing', async () => {
  renderPart(<CountrySelect label="Country" name="country" language="vi" value="VN" onChange={() => undefined} />);
  expect(await axeFindings()).toEqual([]);
});
