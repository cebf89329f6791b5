import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { giftIcon, gridIcon, homeIcon, profileIcon, walletIcon } from '../Icon/icons.ts';
import { composed } from '../testing/composed.tsx';
import { TabBar } from './TabBar.tsx';

const meta = {
  component: TabBar,
  args: {
    label: 'Truy cập nhanh',
    currentId: 'home',
    items: [
      { id: 'home', text: 'Trang chủ', icon: homeIcon, href: '#home' },
      { id: 'games', text: 'Trò chơi', icon: gridIcon, href: '#games' },
      { id: 'deposit', text: 'Nạp tiền', icon: walletIcon, raised: true, onSelect: fn() },
      { id: 'rewards', text: 'Ưu đãi', icon: giftIcon, href: '#rewards' },
      { id: 'me', text: 'Tôi', icon: profileIcon, href: '#me' },
    ],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {};
export const Composed: Story = composed(meta, { Five });
