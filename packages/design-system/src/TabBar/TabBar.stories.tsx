import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { giftIcon, gridIcon, homeIcon, profileIcon, walletIcon } from '../Icon/icons.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { TabBar } from './TabBar.tsx';

const onSelect = fn();
const meta = {
  component: TabBar,
  args: {
    label: 'Truy cập nhanh',
    currentId: 'home',
    items: [
      { id: 'home', text: 'Trang chủ', icon: homeIcon, href: '#home' },
      { id: 'games', text: 'Trò chơi', icon: gridIcon, href: '#games' },
      { id: 'deposit', text: 'Nạp tiền', icon: walletIcon, raised: true, onSelect },
      { id: 'rewards', text: 'Ưu đãi', icon: giftIcon, href: '#rewards' },
      { id: 'me', text: 'Tôi', icon: profileIcon, href: '#me' },
    ],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {};
export const Selects: Story = {
  globals: { viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const bar = within(within(canvasElement).getByRole('navigation', { name: shown('Truy cập nhanh') }));
    await expect(bar.getByRole('link', { current: 'page' })).toHaveTextContent(shown('Trang chủ'));
    await expect(bar.getByRole('link', { name: shown('Trò chơi') })).toHaveAttribute('href', '#games');
    await userEvent.click(bar.getByRole('button', { name: shown('Nạp tiền') }));
    await expect(onSelect).toHaveBeenCalledOnce();
    bar.getByRole('link', { name: shown('Trò chơi') }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenCalledTimes(2);
  },
};
export const LongText: Story = {
  args: { items: [{ id: 'long', text: longText, icon: homeIcon, href: '#long' }, ...meta.args.items.slice(1)] },
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: keepInside,
};
export const Composed: Story = composed(meta, { Five });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
