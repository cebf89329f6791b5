import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, reducedMotion, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { Accordion, type AccordionItem } from './Accordion.tsx';

const items: AccordionItem[] = [
  { id: 'time', title: 'Bao lâu thì tiền vào ví?', content: 'Thường trong 10 giây. Sau 30 phút mà chưa thấy, hãy liên hệ chúng tôi.' },
  { id: 'limits', title: 'Nạp được bao nhiêu mỗi lần?', content: 'Từ 100 đến 50.000 mỗi giao dịch.' },
  { id: 'fee', title: 'Rút tiền có mất phí không?', content: 'Năm lần đầu trong ngày miễn phí, sau đó 1%.' },
];

const meta = { component: Accordion, args: { items, level: 2 } } satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = {
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: shown('Bao lâu thì tiền vào ví?') }));
    await expect(canvas.getByRole('region', { name: shown('Bao lâu thì tiền vào ví?') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: shown('Nạp được bao nhiêu mỗi lần?') }));
    await expect(canvas.getAllByRole('region')).toHaveLength(1);
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second, third] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(third).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Home}{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('region')).toHaveLength(1);
  },
};
export const Multiple: Story = { args: { multiple: true, defaultOpen: ['time', 'fee'] } };
export const WithMeta: Story = {
  args: {
    defaultOpen: ['tf'],
    items: [
      { id: 'tf', title: 'Bảo trì TF', meta: '2026-11-22 02:00', content: 'Từ 02:00 đến 03:00, các trò chơi TF tạm dừng.' },
      { id: 'vip', title: 'Quyền lợi Hội viên Vàng', meta: '2026-11-20 09:00', content: 'Hoàn trả 1,2% mỗi ngày.' },
    ],
  },
};
export const WithMark: Story = {
  args: {
    items: [
      { id: 'in', title: 'Nạp tiền thành công', mark: 'Chưa đọc', meta: '2026-11-22', content: 'Tiền nạp của bạn đã vào ví.' },
      { id: 'out', title: 'Lệnh rút tiền được duyệt', meta: '2026-11-20', content: 'Lệnh rút tiền của bạn đã được duyệt.' },
    ],
  },
  // Clear of the edge and of the first word.
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const [row] = within(canvasElement).getAllByRole('button');
    const words = within(row as HTMLElement).getByText(shown('Nạp tiền thành công'));
    const dot = words.firstElementChild?.getBoundingClientRect();
    const letters = document.createRange();
    letters.selectNodeContents(words.lastChild as Node);
    await expect((dot?.left ?? 0) - (row?.getBoundingClientRect().left ?? 0)).toBeGreaterThanOrEqual(12);
    await expect(letters.getBoundingClientRect().left - (dot?.right ?? 0)).toBeGreaterThanOrEqual(8);
  },
};
export const WithDisabled: Story = { args: { items: items.map((item) => ({ ...item, disabled: item.id === 'limits' })) } };
export const LongText: Story = {
  args: { defaultOpen: ['long'], items: [{ id: 'long', title: longText, meta: '2026-11-22 02:00', content: longText }, ...items] },
  play: keepInside,
};
export const RightToLeft: Story = {
  args: { defaultOpen: ['time'] },
  render: (args) => (
    <div dir="rtl">
      <Accordion {...args} />
    </div>
  ),
};
export const Composed: Story = composed(meta, { Single, Multiple, WithMeta, WithMark, WithDisabled, RightToLeft });
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
export const ReducedMotion: Story = { ...under(reducedMotion, Composed), tags: ['!test'] };
