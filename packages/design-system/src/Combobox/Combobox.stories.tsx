import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Modal } from '../Modal/index.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { inputMethod } from '../testing/inputMethod.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { sampleGames } from '../testing/samples.ts';
import { shownIn } from '../testing/shownIn.ts';
import { Combobox } from './Combobox.tsx';
import type { ComboboxProps } from './comboboxProps.ts';

function HeldCombobox(props: ComboboxProps): ReactElement {
  const [value, setValue] = useState(props.value);
  const change = (next: string | undefined): void => {
    setValue(next);
    props.onChange(next);
  };
  return <Combobox {...props} value={value} onChange={change} />;
}

const options = sampleGames.map((text, index) => ({ value: `game-${index}`, text }));
const meta = {
  component: Combobox,
  args: { label: 'Tên trò chơi', name: 'game', options, value: undefined, onChange: fn(), placeholder: 'Gõ tên trò chơi' },
  render: (args) => <HeldCombobox {...args} />,
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { required: true } };
export const Chosen: Story = { args: { value: 'game-0', help: 'Trò chơi mà bạn cần hỗ trợ.' } };
export const WithError: Story = { args: { error: 'Hãy chọn một trò chơi.' } };
export const Disabled: Story = { args: { value: 'game-1', disabled: true } };
export const FindsWithoutAccents: Story = {
  globals: { language: 'vi' },
  play: async ({ canvasElement, args, globals }) => {
    const shown = shownIn(globals);
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: shown('Tên trò chơi') });
    await userEvent.type(input, 'rong');
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([shown('Rồng Vàng Megaways')]);
    await expect(canvas.getByRole('status')).toHaveTextContent('1');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(input).toHaveValue(shown('Rồng Vàng Megaways'));
    await expect(args.onChange).toHaveBeenLastCalledWith('game-0');
  },
};
export const ThroughInputMethod: Story = {
  globals: { language: 'vi' },
  play: async ({ canvasElement }) => {
    const method = inputMethod();
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox');
    if (!method) return;
    input.focus();
    await method.compose('r', 'rô', 'rồ', 'rồn', 'rồng');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await method.commit('rồng');
    await expect(input).toHaveValue('rồng');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
  },
};
export const Open: Story = {
  args: { value: 'game-2' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getAllByRole('option')).toHaveLength(options.length);
  },
};
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await expect(canvas.queryByRole('option')).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent(/Không tìm thấy|Nothing found/);
  },
};
export const Pending: Story = {
  args: { pending: true, options: [], onSearchText: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'r');
    await expect(args.onSearchText).toHaveBeenLastCalledWith('r');
    await expect(canvas.getByRole('status')).toHaveTextContent(/Đang tải|Loading/);
  },
};
export const LongText: Story = {
  args: { label: longText, options: [{ value: 'long', text: longText, aside: 'PG' }, ...options] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await keepInside();
  },
};
export const EscapeInAModal: Story = {
  render: (args) => (
    <Modal open onClose={args.onChange as () => void} title="Phản hồi">
      <HeldCombobox {...args} />
    </Modal>
  ),
  play: async ({ args, globals }) => {
    const shown = shownIn(globals);
    const input = await screen.findByRole('combobox', { name: shown('Tên trò chơi') });
    await userEvent.click(input);
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
/** A modal that holds nothing but the field: its list is not cut off, and what is chosen there does not close the modal. */
export const InAShortModal: Story = {
  render: (args) => (
    <Modal open footerHide onClose={args.onBlur as () => void} title="Phản hồi">
      <HeldCombobox {...args} onBlur={undefined} />
    </Modal>
  ),
  args: { onBlur: fn() },
  play: async ({ args, globals }) => {
    const shown = shownIn(globals);
    const input = await screen.findByRole('combobox', { name: shown('Tên trò chơi') });
    await userEvent.click(input);
    const options = screen.getAllByRole('option');
    for (const option of options.slice(0, 3)) {
      const { left, right, top, bottom } = option.getBoundingClientRect();
      await expect(option).toContainElement(document.elementFromPoint((left + right) / 2, (top + bottom) / 2) as HTMLElement);
    }
    const list = screen.getByRole('listbox').getBoundingClientRect();
    await expect(list.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(list.top).toBeGreaterThanOrEqual(0);
    await userEvent.click(options[1] as HTMLElement);
    await expect(args.onChange).toHaveBeenLastCalledWith('game-1');
    await expect(input).toHaveFocus();
    await expect(args.onBlur).not.toHaveBeenCalled();
  },
};
/** At the foot of the screen the list opens above its field. */
export const AtTheFoot: Story = {
  decorators: [
    (Field) => (
      <div style={{ minBlockSize: '90vh', display: 'grid', alignItems: 'end' }}>
        <Field />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await expect(canvas.getByRole('listbox').getBoundingClientRect().bottom).toBeLessThanOrEqual(input.getBoundingClientRect().top);
  },
};
export const Composed: Story = composed(meta, { Empty, Chosen, WithError, Disabled });
export const RightToLeft: Story = { ...under(rightToLeft, Open), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Open), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Open), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Open), tags: ['!test'] };
