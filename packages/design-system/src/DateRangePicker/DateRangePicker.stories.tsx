import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Modal } from '../Modal/index.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';

function Held(args: DateRangePickerProps): ReactElement {
  const [value, setValue] = useState(args.value);
  return (
    <DateRangePicker
      {...args}
      value={value}
      onChange={(range) => {
        setValue(range);
        args.onChange(range);
      }}
    />
  );
}

const meta = {
  component: DateRangePicker,
  args: {
    label: 'Thời gian cược',
    name: 'period',
    language: 'vi',
    value: { from: '2026-11-15', to: '2026-11-21' },
    today: '2026-11-21',
    quickRanges: ['last7Days', 'last30Days'],
    onChange: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A day of the calendar, as either language names it. */
const dayOf = (day: number, month: 10 | 11): RegExp =>
  new RegExp(`ngày 0?${day} tháng ${month}|\\b${day} ${month === 10 ? 'October' : 'November'}`, 'i');

export const Typed: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const shown = shownIn(globals);
    const part = within(canvasElement);
    const from = part.getByRole('textbox', { name: shown('Từ ngày') });
    await userEvent.clear(from);
    await userEvent.type(from, '31/02/2026{Enter}');
    await expect(from).toHaveAccessibleDescription(shown('Nhập ngày theo dạng yyyy-MM-dd.'));
    await userEvent.clear(from);
    await userEvent.type(from, '1/11/2026{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-11-01', to: '2026-11-21' });
    await expect(from).toHaveValue('2026-11-01');
  },
};
export const Picked: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const shown = shownIn(globals);
    await userEvent.click(within(canvasElement).getByRole('button', { name: shown('Mở lịch') }));
    const calendar = await screen.findByRole('grid', { name: /2026/ }, { timeout: 15_000 });
    await expect(within(calendar).getAllByRole('columnheader', { hidden: true })[0]).toHaveAttribute('aria-label', shown('Thứ Hai'));
    await userEvent.click(within(calendar).getByRole('button', { name: dayOf(20, 11) }));
    await userEvent.click(within(calendar).getByRole('button', { name: dayOf(18, 11) }));
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-11-18', to: '2026-11-20' });
    await expect(within(canvasElement).getByRole('textbox', { name: shown('Đến ngày') })).toHaveValue('2026-11-20');
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const shown = shownIn(globals);
    const button = within(canvasElement).getByRole('button', { name: shown('Mở lịch') });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('grid', { name: /2026/ }, { timeout: 15_000 });
    const day = (name: RegExp): HTMLElement => screen.getByRole('button', { name });
    // 15 November 2026 is a Sunday, the end of its week.
    await waitFor(() => expect(day(dayOf(15, 11))).toHaveFocus());
    const goes = async (keys: string, name: RegExp): Promise<void> => {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(day(name)).toHaveFocus());
    };
    await goes('{ArrowLeft}', dayOf(14, 11));
    await goes('{ArrowUp}', dayOf(7, 11));
    await goes('{Home}', dayOf(2, 11));
    await goes('{End}', dayOf(8, 11));
    await goes('{PageUp}', dayOf(8, 10));
    await goes('{PageDown}', dayOf(8, 11));
    await userEvent.keyboard('{Enter}');
    await goes('{ArrowDown}', dayOf(15, 11));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-11-08', to: '2026-11-15' });
    await waitFor(() => expect(button).toHaveFocus());
  },
};
export const Open: Story = {
  args: { min: '2026-10-22', max: '2026-11-28' },
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    await userEvent.click(within(canvasElement).getByRole('button', { name: shown('Mở lịch') }));
    await expect(await screen.findByRole('grid', { name: /2026/ }, { timeout: 15_000 })).toBeVisible();
  },
};
/** The days between the two ends have a frame, which every brand keeps 3 : 1 from its grounds. */
export const RangeIsSeen: Story = {
  globals: { language: 'vi' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Mở lịch' }));
    await screen.findByRole('grid', { name: /2026/ }, { timeout: 15_000 });
    const middle = screen.getByRole('button', { name: /ngày 18 tháng 11/i }).closest('td');
    if (!middle) throw new Error('no day');
    await expect(getComputedStyle(middle).boxShadow).toMatch(/inset.*inset/);
  },
};
export const InModal: Story = {
  render: (args) => (
    <Modal open title="Lịch sử cược" footerHide onClose={fn()}>
      <Held {...args} />
    </Modal>
  ),
  play: async ({ args, globals }) => {
    const shown = shownIn(globals);
    const modal = await screen.findByRole('dialog', { name: shown('Lịch sử cược') });
    await userEvent.click(within(modal).getByRole('button', { name: shown('Mở lịch') }));
    const calendar = await screen.findByRole('grid', { name: /2026/ }, { timeout: 15_000 });
    await userEvent.click(within(calendar).getByRole('button', { name: dayOf(18, 11) }));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-11-18', to: '2026-11-19' });
    await expect(modal).toBeVisible();
    // Now it is there at once, while the modal still keeps the focus.
    await userEvent.click(within(modal).getByRole('button', { name: shown('Mở lịch') }));
    await screen.findByRole('grid', { name: /2026/ });
    await waitFor(() => expect(screen.getByRole('button', { name: dayOf(18, 11) })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('button', { name: dayOf(19, 11) })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(modal).toBeVisible();
  },
};
export const English: Story = { args: { language: 'en', label: 'Time of the bets' }, globals: { language: 'en' } };
export const QuickRanges: Story = {
  args: { value: { from: undefined, to: undefined }, quickRanges: ['last7Days', 'last30Days', 'next7Days', 'next30Days'] },
  play: async ({ canvasElement, args, globals }) => {
    const shown = shownIn(globals);
    const chip = within(canvasElement).getByRole('button', { name: shown('30 ngày qua') });
    await userEvent.click(chip);
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-10-23', to: '2026-11-21' });
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
  },
};
export const Empty: Story = { args: { value: { from: undefined, to: undefined }, quickRanges: [] } };
export const WithError: Story = { args: { error: 'Hãy chọn khoảng thời gian.', value: { from: undefined, to: undefined } } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { label: longText, error: longText },
  play: keepInside,
};
export const Composed: Story = composed(meta, { Chosen: {}, Empty, WithError, Disabled });
export const RightToLeft: Story = { ...under(rightToLeft, Open), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Open), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Open), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Open), tags: ['!test'] };
