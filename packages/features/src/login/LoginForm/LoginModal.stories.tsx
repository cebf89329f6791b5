import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { storyWords, withFeature } from '../../core/testing/index.ts';
import { LoginModal } from './LoginModal.tsx';

const meta = {
  title: 'Login/LoginModal',
  component: LoginModal,
  decorators: [withFeature],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: { registerHref: '/web/register', onLoggedIn: fn(), onUnknownUser: fn(), onClose: fn() },
} satisfies Meta<typeof LoginModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ globals }) => {
    const { text } = storyWords(globals);
    const dialog = within(await screen.findByRole('dialog', { name: text('login', 'logIn') }));
    await expect(dialog.getByRole('link', { name: text('login', 'register') })).toHaveAttribute('href', '/web/register');
  },
};
export const ClosesByItsCross: Story = {
  play: async ({ args, globals, userEvent }) => {
    const { text, words } = storyWords(globals);
    const dialog = within(await screen.findByRole('dialog', { name: text('login', 'logIn') }));
    await userEvent.click(dialog.getByRole('button', { name: words.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
