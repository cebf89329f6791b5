import { toGame } from '@baize/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { manyGames, storyWords, withFeature } from '../../core/testing/index.ts';
import { AnsweredWithNone, expectRoomKept } from '../testing/AnsweredWithNone.tsx';
import { RecentGamesView } from './RecentGamesView.tsx';

const games = manyGames(20).map(toGame);
const favorites = { ids: new Set(['m0', 'm3']), toggle: fn() };

const meta = {
  title: 'Lobby/RecentGamesView',
  component: RecentGamesView,
  decorators: [withFeature],
  args: { state: { status: 'ready', games }, errorText: '', launchingId: undefined, onPlayGame: fn(), onTryGame: fn(), favorites },
} satisfies Meta<typeof RecentGamesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['browser'],
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await expect(canvas.getByRole('list', { name: text('games', 'recent') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('games', 'recentAll'), expanded: false }));
    await expect(canvas.getByRole('button', { name: text('games', 'recentFewer'), expanded: true })).toBeVisible();
  },
};
export const OneGame: Story = { args: { state: { status: 'ready', games: games.slice(0, 1) } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Empty: Story = {
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
/** A place that stood while the answer was late keeps its height: what is read below it doesn't move. */
export const EmptyAfterLoading: Story = {
  render: (args) => <AnsweredWithNone>{(state) => <RecentGamesView {...args} state={state} />}</AnsweredWithNone>,
  play: (context) => expectRoomKept(context, 'recentEmptyNext'),
};
export const Failed: Story = {
  args: { state: { status: 'error', code: 'network_error', retry: fn() }, errorText: 'Kết nối mạng bất thường, vui lòng thử lại.' },
  play: async ({ canvas, globals }) => {
    await expect(within(canvas.getByRole('alert')).getByText(storyWords(globals).text('games', 'recentFailed'))).toBeVisible();
  },
};
