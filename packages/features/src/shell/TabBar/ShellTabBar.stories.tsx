import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyWords, withFeature } from '../../core/testing/index.ts';
import { ShellTabBar } from './ShellTabBar.tsx';

const meta = {
  title: 'Shell/ShellTabBar',
  component: ShellTabBar,
  decorators: [withFeature],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { current: 'home', hrefOf: (tab: string): string | undefined => `/web#${tab}` },
} satisfies Meta<typeof ShellTabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  tags: ['browser'],
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    // A wide screen has no tab bar: what is not shown has no role there.
    const home = canvas.getByRole('link', { name: text('shell', 'home'), hidden: true });
    await expect(home).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: text('shell', 'me'), hidden: true })).toHaveAttribute('href', '/web#me');
  },
};
export const WithoutDeposit: Story = {
  args: { hrefOf: (tab: string) => (tab === 'deposit' ? undefined : `/web#${tab}`) },
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(canvas.getAllByRole('link', { hidden: true })).toHaveLength(4);
    await expect(canvas.queryByRole('link', { name: text('shell', 'deposit'), hidden: true })).not.toBeInTheDocument();
  },
};
export const Games: Story = { args: { current: 'games' } };
export const Deposit: Story = { args: { current: 'deposit' } };
export const Menu: Story = { args: { current: 'menu' } };
export const Me: Story = { args: { current: 'me' } };
