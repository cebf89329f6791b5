import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useEffect } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Modal } from '../Modal/index.ts';
import { forcedColors, largeText, narrow, reducedMotion, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { shownIn, useShown } from '../testing/shownIn.ts';
import { ToastProvider, useToasts } from './ToastProvider.tsx';
import type { ToastMessage } from './toasts.ts';

interface Asked {
  toasts: readonly ToastMessage[];
  /** Shows them without a click. */
  atOnce?: boolean;
}
function Shower({ toasts, atOnce = false }: Asked): ReactElement {
  const { show } = useToasts();
  const shown = useShown();
  useEffect(() => {
    if (atOnce) toasts.forEach(show);
  }, [atOnce, toasts, show]);
  return <Button onClick={() => toasts.forEach(show)}>{shown('Hiện thông báo')}</Button>;
}

const leave = fn();
const action = { text: 'Hoàn tác', onSelect: fn() };
/** Storybook’s own page has lists too. */
const region = async (): Promise<ReturnType<typeof within>> => within(await screen.findByRole('region', { name: /\(F8\)/ }));
const card = async (): Promise<HTMLElement> => (await region()).findByRole('listitem');
const noneIsLeft = (): Promise<void> =>
  waitFor(async () => expect((await region()).queryByRole('listitem')).not.toBeInTheDocument(), { timeout: 5000 });

/** Until a toast of fewer seconds would be gone. */
const past = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
const swipe = async (from: HTMLElement, distance: number): Promise<void> => {
  // The mouse, the one pointer that a page may capture unpressed.
  const at = (clientX: number): PointerEventInit => ({
    pointerId: 1,
    pointerType: 'mouse',
    button: 0,
    bubbles: true,
    clientX,
    clientY: 10,
  });
  fireEvent.pointerDown(from, at(200));
  for (const step of [0.2, 0.5, 1]) fireEvent.pointerMove(from, at(200 + distance * step));
  fireEvent.pointerUp(from, at(200 + distance));
};

const meta = {
  component: Shower,
  args: { toasts: [{ tone: 'positive', title: 'Đã sao chép liên kết' }] },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof Shower>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForOneSecond: Story = {
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await card()).toHaveTextContent(shown('Đã sao chép liên kết'));
    await noneIsLeft();
  },
};
export const HeldByAPointer: Story = {
  args: { atOnce: true, toasts: [{ tone: 'info', title: 'Quân đoàn đã cập nhật', seconds: 2.5 }] },
  play: async () => {
    const held = await card();
    await userEvent.hover(held);
    await past(3);
    await expect(held).toBeInTheDocument();
    await userEvent.unhover(held);
    await noneIsLeft();
  },
};
export const HeldByTheFocus: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    const held = await card();
    held.focus();
    await expect(held).toHaveFocus();
    await past(1.5);
    await expect(held).toBeInTheDocument();
    button.focus();
    await noneIsLeft();
  },
};
export const SwipedAway: Story = {
  args: { atOnce: true, toasts: [{ tone: 'info', title: 'Phiên bản mới', seconds: 0 }] },
  play: async () => {
    const swiped = await card();
    await swipe(swiped, 20);
    await expect(swiped).toBeInTheDocument();
    await swipe(swiped, 120);
    await noneIsLeft();
  },
};
/** Where the page is read from right to left, to the left. */
export const SwipedAwayToTheLeft: Story = {
  ...SwipedAway,
  globals: { direction: 'rtl' },
  play: async () => {
    const swiped = await card();
    await swipe(swiped, 120);
    await expect(swiped).toBeInTheDocument();
    await swipe(swiped, -120);
    await noneIsLeft();
  },
};
export const ByKeyboard: Story = {
  args: { atOnce: true, toasts: [{ tone: 'info', title: 'Phiên bản mới', seconds: 0 }] },
  play: async () => {
    const shown = await card();
    await userEvent.keyboard('[F8]');
    await waitFor(async () => expect((await region()).getByRole('list')).toHaveFocus());
    await userEvent.tab();
    await expect(shown).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await noneIsLeft();
  },
};
export const WithAction: Story = {
  args: { atOnce: true, toasts: [{ tone: 'info', title: 'Đã xoá tin nhắn', action }] },
  play: async ({ globals }) => {
    const shown = shownIn(globals);
    await userEvent.click(await screen.findByRole('button', { name: shown('Hoàn tác') }));
    await expect(action.onSelect).toHaveBeenCalled();
    await noneIsLeft();
  },
};
export const AboveAModal: Story = {
  args: { toasts: [{ tone: 'info', title: 'Đã xoá tin nhắn', action }] },
  render: (args) => (
    <Modal open title="Tin nhắn" onClose={leave}>
      <Shower {...args} />
    </Modal>
  ),
  play: async ({ globals }) => {
    const shown = shownIn(globals);
    action.onSelect.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: shown('Hiện thông báo') }));
    const toast = await card();
    await userEvent.keyboard('[F8]');
    await waitFor(async () => expect((await region()).getByRole('list')).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(toast).getByRole('button', { name: shown('Hoàn tác') })).toHaveFocus();
    // Nothing of the modal cuts it off, and it lies above the mask.
    const { right, bottom } = toast.getBoundingClientRect();
    await expect(toast).toContainElement(document.elementFromPoint(right - 20, bottom - 20) as HTMLElement);
    await userEvent.keyboard('{Enter}');
    await expect(action.onSelect).toHaveBeenCalledOnce();
    await noneIsLeft();
    await userEvent.keyboard('{Escape}');
    await expect(leave).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: {
    atOnce: true,
    toasts: [
      { tone: 'warning', title: longText, seconds: 0 },
      { tone: 'warning', title: 'Bảo trì', text: longText, action, seconds: 0 },
    ],
  },
  play: async () => {
    for (const shown of await (await region()).findAllByRole('listitem')) await expect(shown.offsetHeight).toBeLessThan(window.innerHeight);
    await keepInside();
  },
};
export const RightToLeft: Story = {
  args: { atOnce: true, toasts: [{ tone: 'positive', title: 'Đã lưu', seconds: 0 }] },
  globals: { direction: 'rtl' },
};
/** Three at most: the first of these four has made room. */
export const Composed: Story = {
  args: {
    atOnce: true,
    toasts: [
      { tone: 'info', title: 'Phiên bản mới đã sẵn sàng', seconds: 0 },
      { tone: 'positive', title: 'Đã xoá tin nhắn', action },
      { tone: 'warning', title: 'Sắp bảo trì', text: 'Hệ thống tạm dừng lúc 02:00.', seconds: 600 },
      { tone: 'negative', title: 'Mất kết nối, thử lại', seconds: 600 },
    ],
  },
  play: async () => {
    await waitFor(async () => expect((await region()).getAllByRole('listitem')).toHaveLength(3));
  },
};
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
export const ReducedMotion: Story = { ...under(reducedMotion, Composed), tags: ['!test'] };
