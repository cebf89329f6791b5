import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type Answers, storyWords, withFeature } from '../../core/testing/index.ts';
import { storyPlayedGame } from '../testing/storyPlayedGame.ts';
import { Player } from './Player.tsx';
import { playedGameKey } from './playedGameKey.ts';

function handOver(): () => void {
  sessionStorage.setItem(playedGameKey, JSON.stringify({ ...storyPlayedGame, openedAt: Date.now() - 75_000 }));
  return () => sessionStorage.removeItem(playedGameKey);
}

const answering = (getPlayResult: NonNullable<Answers['getPlayResult']>) => ({
  feature: { account: 'minh88', answers: { getPlayResult } satisfies Answers },
});

const meta = {
  title: 'Game launch/Player',
  component: Player,
  decorators: [withFeature],
  beforeEach: handOver,
  parameters: answering({ rounds: 3, openRounds: 1, bet: 15_000, win: 5_000, currency: 'VND' }),
  args: { nodeId: 'n1', homeHref: '/web/' },
} satisfies Meta<typeof Player>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['browser'],
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    const net = canvas.getByText(text('launch', 'player.net')).closest('div');
    await waitFor(() => expect(net).toHaveTextContent(/10[.,]000/));
    await expect(canvas.getByText(/^01:1\d$/)).toBeVisible();
  },
};
export const Offline: Story = {
  parameters: answering('offline'),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(storyWords(globals).text('launch', 'player.unknown'))).toBeVisible();
  },
};
export const OfAnotherGame: Story = {
  args: { nodeId: 'n2' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading', { name: storyWords(globals).text('launch', 'player.missing') })).toBeVisible();
  },
};
