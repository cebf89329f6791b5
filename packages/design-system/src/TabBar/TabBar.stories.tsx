import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TabBar } from './TabBar.tsx';

const meta = {
  component: TabBar,
  args: {
    label: 'Truy cập nhanh',
    currentId: 'home',
    items: [
      { id: 'home', text: 'Trang chủ', icon: 'home', href: '#home' },
      { id: 'games', text: 'Trò chơi', icon: 'grid', href: '#games' },
      { id: 'deposit', text: 'Nạp tiền', icon: 'wallet', raised: true, onSelect: fn() },
      { id: 'rewards', text: 'Ưu đãi', icon: 'gift', href: '#rewards' },
      { id: 'me', text: 'Tôi', icon: 'profile', href: '#me' },
    ],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {};
