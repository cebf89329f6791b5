import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { type Answers, storyGame, storyGames, storyMember, storyWords, withFeature } from '../../core/testing/index.ts';
import { RecentGames } from './RecentGames.tsx';

const answering = (answers: Answers, account?: string) => ({ feature: { account, answers: { getMemberInfo: storyMember, ...answers } } });

const meta = {
  title: 'Lobby/RecentGames',
  component: RecentGames,
  decorators: [withFeature],
  parameters: answering({ listRecentGames: { list: storyGames } }, 'minh88'),
  args: { launchingId: undefined, onPlayGame: fn(), onTryGame: fn() },
} satisfies Meta<typeof RecentGames>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['browser'],
  play: async ({ canvas, globals, args, userEvent }) => {
    const { text, language } = storyWords(globals);
    const name = storyGame.name[language];
    const tile = within(await canvas.findByRole('article', { name }));
    await userEvent.click(tile.getByRole('button', { name: `${text('core', 'game.play')} ${name}`, hidden: true }));
    await expect(args.onPlayGame.mock.calls).toEqual([[storyGame]]);
    await expect(tile.queryByRole('button', { name: new RegExp(text('core', 'game.favorite')) })).toBeNull();
  },
};
export const Loading: Story = { parameters: answering({ listRecentGames: 'never' }, 'minh88') };
export const Offline: Story = {
  parameters: answering({ listRecentGames: 'offline' }, 'minh88'),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(storyWords(globals).text('core', 'network_error'));
  },
};
export const Visitor: Story = {
  parameters: answering({ listRecentGames: { list: storyGames } }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('article, h2')).toBeNull());
  },
};
