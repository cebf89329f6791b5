import { act, screen, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { ErrorSummary } from '../ErrorSummary/index.ts';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';

const onChange = vi.fn();
const part = (more: Partial<DateRangePickerProps> = {}) => (
  <DateRangePicker
    label="Period"
    name="period"
    language="en"
    value={{ from: '2026-11-15', to: '2026-11-21' }}
    today="2026-11-21"
    onChange={onChange}
    {...more}
  />
);
const field = (name: 'From' | 'To') => screen.getByRole<HTMLInputElement>('textbox', { name });
const typeInto = async (name: 'From' | 'To', text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
  await userEvent.tab();
};

test('two fields in a named group show the days in the form of §9', () => {
  renderPart(part());
  const group = within(screen.getByRole('group', { name: 'Period' }));
  expect(group.getAllByRole<HTMLInputElement>('textbox').map(({ name, value }) => [name, value])).toEqual([
    ['period.from', '2026-11-15'],
    ['period.to', '2026-11-21'],
  ]);
});

test('a typed day is handed out as yyyy-MM-dd when the field is left', async () => {
  onChange.mockClear();
  renderPart(part());
  await typeInto('From', '1/11/2026');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-01', to: '2026-11-21' });
});

test('no day, a day out of bounds and an upside down range are told and kept back', async () => {
  onChange.mockClear();
  renderPart(part({ min: '2026-11-01', max: '2026-11-30' }));
  await typeInto('From', 'soon');
  expect(field('From').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Enter a date as yyyy-MM-dd.')).toBeDefined();
  await typeInto('From', '31/10/2026');
  expect(screen.getByText('This date can’t be chosen.')).toBeDefined();
  await typeInto('From', '25/11/2026');
  expect(screen.getByText('The first day is after the last.')).toBeDefined();
  expect(onChange).not.toHaveBeenCalled();
});

test('a value from outside takes the place of what was typed', async () => {
  const { rerender } = renderPart(part());
  await typeInto('To', 'soon');
  rerender(part({ value: { from: '2026-01-01', to: undefined } }));
  expect([field('From').value, field('To').value]).toEqual(['2026-01-01', '']);
  expect(field('To').hasAttribute('aria-invalid')).toBe(false);
});

test('§9 a quick range is one click, and shows when it is the one chosen', async () => {
  onChange.mockClear();
  renderPart(part({ quickRanges: ['last7Days', 'next30Days'] }));
  expect(screen.getByRole('button', { name: 'Last 7 days', pressed: true })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Next 30 days', pressed: false }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-21', to: '2026-12-20' });
});

test('a quick range keeps to the bounds, and is not offered where it holds none of their days', async () => {
  onChange.mockClear();
  renderPart(part({ min: '2026-11-10', max: '2026-11-20', quickRanges: ['last30Days', 'next7Days'] }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next 7 days' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Last 30 days' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-10', to: '2026-11-20' });
});

test('the calendar begins on Monday, keeps to the bounds and takes two days in any order', async () => {
  onChange.mockClear();
  renderPart(part({ max: '2026-11-25' }));
  await userEvent.click(screen.getByRole('button', { name: 'Open the calendar' }));
  const grid = within(await screen.findByRole('grid', {}, { timeout: 10_000 }));
  const days = grid.getAllByRole('button');
  expect(days[0]?.getAttribute('aria-label')).toMatch(/^Monday/);
  expect(grid.getByRole<HTMLButtonElement>('button', { name: /26 November/ }).disabled).toBe(true);
  await userEvent.click(grid.getByRole('button', { name: /20 November/ }));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(grid.getByRole('button', { name: /18 November/ }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-18', to: '2026-11-20' });
  expect(screen.queryByRole('grid')).toBeNull();
});

test('read from right to left, the arrow to the left leads to the next day', async () => {
  renderPart(<div dir="rtl">{part()}</div>);
  await userEvent.click(screen.getByRole('button', { name: 'Open the calendar' }));
  const day = await screen.findByRole('button', { name: /20 November/ }, { timeout: 10_000 });
  act(() => day.focus());
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/21 November/);
  expect(screen.getByRole('dialog').getAttribute('dir')).toBe('rtl');
});

test('disabled, nothing can be done', () => {
  renderPart(part({ disabled: true, quickRanges: ['last7Days'] }));
  expect(field('From').disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Open the calendar' }).disabled).toBe(true);
});

test('it is a field: required, with help and a place that an error summary leads to', async () => {
  renderPart(
    <>
      <ErrorSummary title="Please check" errors={[{ fieldId: 'period', message: 'Choose a range.' }]} />
      {part({ id: 'period', required: true, help: 'At most 60 days.', error: 'Choose a range.' })}
    </>,
  );
  const group = screen.getByRole('group', { name: /^Period.*required/ });
  expect(group.id).toBe('period');
  expect(document.getElementById(`${group.getAttribute('aria-describedby')?.split(' ')[1]}`)?.textContent).toBe('At most 60 days.');
  await userEvent.click(screen.getByRole('link', { name: 'Choose a range.' }));
  expect(document.activeElement).toBe(group);
});

test('an optional one says so', () => {
  renderPart(part({ optional: true }));
  expect(screen.getByRole('group', { name: 'Period (optional)' })).toBeDefined();
});

test('axe finds nothing', async () => {
  renderPart(part({ quickRanges: ['last7Days'], error: 'Choose a range.' }));
  expect(await axeFindings()).toEqual([]);
});
