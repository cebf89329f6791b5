import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storageKeys } from '../../core/index.ts';
import { type Answers, storyPermission, storyWords, withFeature } from '../../core/testing/index.ts';
import { storyProtection, storyUnprotected } from '../testing/storyProtection.ts';
import { SessionGuard } from './SessionGuard.tsx';

const minute = 60_000;
const answering = (answers: Answers = {}) => ({
  feature: { account: 'minh88', answers: { getPermission: storyPermission, getProtection: storyProtection, ...answers } satisfies Answers },
});

const meta = {
  title: 'Player protection/SessionGuard',
  component: SessionGuard,
  decorators: [withFeature],
  parameters: answering(),
  beforeEach: () => () => localStorage.removeItem(storageKeys.realityCheck),
  args: {
    openedAt: Date.now() - 10 * minute,
    launchedAt: undefined,
    children: null,
    net: { bet: 86_000, win: 71_400, currency: 'VND' },
    protectionHref: '#protection',
    historyHref: '#history',
    stopHref: '#stop',
  },
} satisfies Meta<typeof SessionGuard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counting: Story = {
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    const [before = '', after = ''] = text('player-protection', 'session.next', { time: '|' }).split('|');
    const isNext = (words: string): boolean => words.startsWith(before) && words.endsWith(after) && /(?:19|20):\d\d/.test(words);
    await expect(await canvas.findByText(isNext)).toBeVisible();
    await expect(canvas.getByRole('link', { name: text('player-protection', 'session.break') })).toHaveAttribute('href', '#protection');
  },
};
/** RTS 13B: play stops until the player has answered; Escape is no answer. */
export const Due: Story = {
  tags: ['browser', 'pictured'],
  args: { openedAt: Date.now() - 31 * minute },
  play: async ({ globals, userEvent }) => {
    const { text } = storyWords(globals);
    const dialog = await screen.findByRole('alertdialog', {
      name: text('player-protection', 'session.played', { time: text('player-protection', 'time.minutes', { count: 31 }) }),
    });
    await expect(dialog).toHaveTextContent(/14[.,]600/);
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await expect(within(dialog).getByRole('link', { name: text('player-protection', 'session.history') })).toHaveAttribute(
      'href',
      '#history',
    );
    await expect(within(dialog).getByRole('link', { name: text('player-protection', 'session.stop') })).toHaveAttribute('href', '#stop');
    await userEvent.click(within(dialog).getByRole('button', { name: text('player-protection', 'session.continue') }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};
/** The player wants none. */
export const Off: Story = {
  parameters: answering({ getProtection: () => storyUnprotected }),
  args: { openedAt: Date.now() - 90 * minute },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('link', { name: storyWords(globals).text('player-protection', 'session.break') })).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
