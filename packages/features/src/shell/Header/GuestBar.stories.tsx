import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyWords, withFeature } from '../../core/testing/index.ts';
import { GuestBar } from './GuestBar.tsx';

const meta = {
  title: 'Shell/GuestBar',
  component: GuestBar,
  decorators: [withFeature],
  args: { loginHref: '/web?dialog=login', registerHref: '/web/register' },
} satisfies Meta<typeof GuestBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  tags: ['browser'],
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(canvas.getByRole('link', { name: text('shell', 'logIn') })).toHaveAttribute('href', '/web?dialog=login');
    await expect(canvas.getByRole('link', { name: text('shell', 'register') })).toHaveAttribute('href', '/web/register');
  },
};
