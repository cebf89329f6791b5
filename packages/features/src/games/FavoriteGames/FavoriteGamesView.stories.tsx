import { toGame } from '@baize/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { manyGames, storyWords, withFeature } from '../../core/testing/index.ts';
import { AnsweredWithNone, expectRoomKept } from '../testing/AnsweredWithNone.tsx';
import { FavoriteGamesView, type FavoriteGamesViewProps } from './FavoriteGamesView.tsx';

const games = manyGames(9).map(toGame);
const favorites = { ids: new Set(games.map(({ nodeId }) => nodeId)), toggle: fn() };

const meta = {
  title: 'Lobby/FavoriteGamesView',
  component: FavoriteGamesView,
  decorators: [withFeature],
  args: {
    state: { status: 'ready', games },
    allHref: '/games?with=favorite',
    errorText: '',
    launchingId: undefined,
    onPlayGame: fn(),
    onTryGame: fn(),
    favorites,
  },
} satisfies Meta<typeof FavoriteGamesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['browser'],
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await expect(canvas.getByRole('link', { name: text('games', 'favoritesAll') })).toHaveAttribute('href', '/games?with=favorite');
    const heart = canvas.getAllByRole('button', { name: new RegExp(`^${text('core', 'game.favorite')} `), pressed: true })[0];
    await userEvent.click(heart as HTMLElement);
    await expect(favorites.toggle).toHaveBeenCalledWith(games[0]);
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Empty: Story = {
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** The story's button empties the list, and fills it again. */
function Changing(props: FavoriteGamesViewProps): ReactElement {
  const [isFull, setFull] = useState(props.state.status === 'ready');
  return (
    <>
      <button type="button" onClick={() => setFull(!isFull)}>
        change
      </button>
      <FavoriteGamesView {...props} state={isFull ? { status: 'ready', games } : { status: 'empty' }} />
    </>
  );
}
/** What was there when the page was opened stays, and says how to fill it again. */
export const Emptied: Story = {
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(canvas.getByRole('button', { name: 'change' }));
    await expect(await canvas.findByText(text('games', 'favoritesEmptyNext'))).toBeVisible();
  },
};
/** The first favourite, marked further down the page, pushes nothing away. */
export const FirstOne: Story = {
  args: { state: { status: 'empty' } },
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'change' }));
    await waitFor(() => expect(canvas.queryByRole('heading')).toBeNull());
  },
};
/** A place that stood while the answer was late keeps its height: what is read below it doesn't move. */
export const EmptyAfterLoading: Story = {
  render: (args) => <AnsweredWithNone>{(state) => <FavoriteGamesView {...args} state={state} />}</AnsweredWithNone>,
  play: (context) => expectRoomKept(context, 'favoritesEmptyNext'),
};
export const Failed: Story = {
  args: { state: { status: 'error', code: 'network_error', retry: fn() }, errorText: 'Kết nối mạng bất thường, vui lòng thử lại.' },
  play: async ({ canvas, globals }) => {
    await expect(within(canvas.getByRole('alert')).getByText(storyWords(globals).text('games', 'favoritesFailed'))).toBeVisible();
  },
};
