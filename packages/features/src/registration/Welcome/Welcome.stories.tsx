import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { storyWords, withFeature } from '../../core/testing/index.ts';
import { Welcome } from './Welcome.tsx';

const meta = {
  title: 'Registration/Welcome',
  component: Welcome,
  decorators: [withFeature],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '560px' } },
    feature: { account: 'minh88' },
  },
  args: { hrefs: { deposit: '/?center=deposit', games: '/#games', security: '/?center=account' }, onClose: fn() },
} satisfies Meta<typeof Welcome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Composed: Story = {
  play: async ({ args, globals }) => {
    const { text } = storyWords(globals);
    const dialog = within(await screen.findByRole('dialog', { name: text('registration', 'welcome', { account: 'minh88' }) }));
    for (const step of ['deposit', 'games', 'security'] as const) {
      await expect(dialog.getByRole('link', { name: text('registration', `welcome.${step}`) })).toHaveAttribute('href', args.hrefs[step]);
    }
  },
};
export const ClosesForLater: Story = {
  play: async ({ args, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(await screen.findByRole('button', { name: text('registration', 'welcome.later') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
