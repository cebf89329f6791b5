import type { SocialFailure } from '@baize/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { storyWords, withFeature } from '../../core/testing/index.ts';
import { SocialFailed } from './SocialFailed.tsx';

const meta = {
  title: 'Login/SocialFailed',
  component: SocialFailed,
  decorators: [withFeature],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '400px' } } },
  args: { code: 'social_login_cancelled', onRetry: fn(), onClose: fn() },
} satisfies Meta<typeof SocialFailed>;
export default meta;
type Story = StoryObj<typeof meta>;

function telling(code: SocialFailure) {
  return {
    args: { code },
    play: async ({ args, globals, userEvent }) => {
      const { text } = storyWords(globals);
      const dialog = within(await screen.findByRole('dialog', { name: text('session', 'logIn') }));
      await expect(dialog.getByRole('alert')).toHaveTextContent(text('core', code));
      await userEvent.click(dialog.getByRole('button', { name: text('session', 'backToLogin') }));
      await expect(args.onRetry).toHaveBeenCalledOnce();
    },
  } satisfies Story;
}

export const Composed: Story = {};
/** §8 "popup closed by user (login failed, retry)". */
export const ClosedByUser: Story = telling('social_login_cancelled');
export const Failed: Story = telling('social_login_failed');
export const ProviderDown: Story = telling('social_provider_unavailable');
