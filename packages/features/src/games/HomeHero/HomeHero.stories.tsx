import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyWords, withFeature } from '../../core/testing/index.ts';
import { HomeHero } from './HomeHero.tsx';

const meta = {
  title: 'Lobby/HomeHero',
  component: HomeHero,
  decorators: [withFeature],
  args: { href: '/web/register', isVisitor: true },
} satisfies Meta<typeof HomeHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  tags: ['browser'],
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(canvas.getByRole('heading', { level: 1, name: text('games', 'hero.visitor.title') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: text('games', 'hero.visitor.action') })).toHaveAttribute('href', '/web/register');
  },
};
export const Member: Story = {
  args: { href: '#games', isVisitor: false },
  play: async ({ canvas, globals }) => {
    const action = storyWords(globals).text('games', 'hero.member.action');
    await expect(canvas.getByRole('link', { name: action })).toHaveAttribute('href', '#games');
  },
};
