import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { megaphoneIcon } from '../Icon/icons.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, reducedMotion, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { Ticker } from './Ticker.tsx';
import { TickerSpace } from './TickerSpace.tsx';

const meta = {
  component: Ticker,
  args: {
    label: 'Thông báo',
    icon: megaphoneIcon,
    items: [
      { id: '1', text: 'Bảo trì sảnh AG từ 02:00 đến 04:00 ngày 22-11', onSelect: fn() },
      { id: '2', text: 'minh*** vừa trúng jackpot 1.204.000 ₫ ở Rồng Vàng Megaways', href: '#winners' },
      { id: '3', text: 'Nạp lần hai trong ngày thưởng 10%', href: '#promo' },
    ],
  },
} satisfies Meta<typeof Ticker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const shown = shownIn(globals);
    const part = within(within(canvasElement).getByRole('region', { name: shown('Thông báo') }));
    await userEvent.click(part.getByRole('button', { name: shown('Tạm dừng') }));
    await userEvent.click(part.getByRole('button', { name: shown('Bảo trì sảnh AG từ 02:00 đến 04:00 ngày 22-11') }));
    await expect(args.items[0]?.onSelect).toHaveBeenCalledOnce();
    await expect(part.getByRole('button', { name: shown('Chạy tiếp') })).toBeVisible();
  },
};
export const StandsStillForTheTabKey: Story = {
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const part = within(within(canvasElement).getByRole('region', { name: shown('Thông báo') }));
    const isRunning = (): boolean => getComputedStyle(part.getByRole('list')).animationName !== 'none';
    await expect(isRunning()).toBe(true);
    await userEvent.tab();
    const first = part.getByRole('button', { name: shown('Bảo trì sảnh AG từ 02:00 đến 04:00 ngày 22-11') });
    await expect(first).toHaveFocus();
    await expect(isRunning()).toBe(false);
    await expect(first.getBoundingClientRect().left).toBeLessThan(window.innerWidth / 2);
    await userEvent.tab({ shift: true });
    await expect(isRunning()).toBe(true);
  },
};
export const One: Story = { args: { items: [{ id: '3', text: 'Nạp lần hai trong ngày thưởng 10%', href: '#promo' }] } };
export const RoomBeforeItComes: Story = {
  render: (args) => (
    <>
      <TickerSpace coming />
      <Ticker {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [room, ticker] = canvasElement.querySelectorAll('div:has(+ section), section');
    await expect(room?.getBoundingClientRect().height).toBe(ticker?.getBoundingClientRect().height);
    await expect(room?.firstElementChild?.getBoundingClientRect().height).toBe(room?.getBoundingClientRect().height);
  },
};
export const LongText: Story = {
  args: { items: [{ id: '1', text: longText, href: '#long' }] },
  play: keepInside,
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Composed: Story = composed(meta, { Running: {}, One });
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
export const ReducedMotion: Story = { ...under(reducedMotion, Composed), tags: ['!test'] };
