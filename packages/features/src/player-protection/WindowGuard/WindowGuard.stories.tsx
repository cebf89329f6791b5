import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { storageKeys } from '../../core/index.ts';
import { storyPermission, storyWords, withFeature } from '../../core/testing/index.ts';
import { storyProtection } from '../testing/storyProtection.ts';
import { WindowGuard } from './WindowGuard.tsx';

const meta = {
  title: 'Player protection/WindowGuard',
  component: WindowGuard,
  decorators: [withFeature],
  parameters: { feature: { account: 'minh88', answers: { getPermission: storyPermission, getProtection: storyProtection } } },
  beforeEach: () => () => localStorage.removeItem(storageKeys.realityCheck),
  args: {
    openedAt: Date.now() - 31 * 60_000,
    net: { bet: 86_000, win: 71_400, currency: 'VND' },
    close: fn(() => true),
    onSeeHistory: fn(),
    onSeeProtection: fn(),
  },
} satisfies Meta<typeof WindowGuard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** RTS 13B: the game is in another window; to stop closes it. */
export const Due: Story = {
  tags: ['browser', 'pictured'],
  play: async ({ args, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: text('player-protection', 'session.stop') }));
    await expect(args.close).toHaveBeenCalledOnce();
  },
};
export const DueOnAPhone: Story = { tags: ['pictured'], globals: { viewport: { value: 'w360', isRotated: false } } };
