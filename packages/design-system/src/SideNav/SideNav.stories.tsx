import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { giftIcon, messageIcon, shieldIcon, ticketIcon, trophyIcon, walletIcon } from '../Icon/icons.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { SideNav } from './SideNav.tsx';

const meta = {
  component: SideNav,
  args: {
    label: 'Trung tâm hội viên',
    currentId: 'deposit',
    groups: [
      {
        id: 'money',
        title: 'Tiền',
        items: [
          { id: 'security', text: 'Bảo mật tài khoản', icon: shieldIcon, href: '#security' },
          { id: 'deposit', text: 'Nạp tiền', icon: walletIcon, href: '#deposit' },
          { id: 'bets', text: 'Lịch sử cược', icon: ticketIcon, href: '#bets' },
        ],
      },
      {
        id: 'news',
        title: 'Phần thưởng và tin',
        items: [
          { id: 'rewards', text: 'Trung tâm thưởng', icon: giftIcon, onSelect: fn(), badge: { count: 5, label: '5 phần thưởng' } },
          { id: 'missions', text: 'Bảng nhiệm vụ', icon: trophyIcon, href: '#missions' },
          { id: 'messages', text: 'Tin nhắn', icon: messageIcon, href: '#messages', badge: { count: 3, label: '3 tin chưa đọc' } },
        ],
      },
    ],
  },
} satisfies Meta<typeof SideNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grouped: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const shown = shownIn(globals);
    const nav = within(within(canvasElement).getByRole('navigation', { name: shown('Trung tâm hội viên') }));
    await expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent(shown('Nạp tiền'));
    await userEvent.click(nav.getByRole('button', { name: new RegExp(`${shown('Trung tâm thưởng')}.*${shown('5 phần thưởng')}`) }));
    await expect(args.groups[1]?.items[0]?.onSelect).toHaveBeenCalledOnce();
  },
};
export const OneGroup: Story = {
  args: { groups: [{ id: 'all', items: [{ id: 'deposit', text: 'Nạp tiền', icon: walletIcon, href: '#deposit' }] }] },
};
export const LongText: Story = {
  args: { groups: [{ id: 'all', title: longText, items: [{ id: 'a', text: longText, icon: walletIcon, href: '#a' }] }] },
  play: keepInside,
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Composed: Story = composed(meta, { Grouped, OneGroup });
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
