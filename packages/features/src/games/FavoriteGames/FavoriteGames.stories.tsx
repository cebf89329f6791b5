import { useDialogs } from '@baize/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { useErrorText, useFavorites } from '../../core/index.ts';
import { type Answers, Refusal, storyGame, storyGames, storyMember, storyWords, withFeature } from '../../core/testing/index.ts';
import { FavoriteGames, type FavoriteGamesProps } from './FavoriteGames.tsx';
import { useFavoriteFailure } from './useFavoriteFailure.ts';

/** A gateway that keeps favourites: two at first. */
function keeping(more: Answers = {}): () => Answers {
  return () => {
    let kept = storyGames.slice(0, 2);
    return {
      getMemberInfo: storyMember,
      listFavorites: () => ({ content: kept }),
      listFavoriteIds: () => ({ content: kept.map(({ nodeId }) => nodeId) }),
      removeFavorite: ({ nodeId }) => {
        kept = kept.filter((game) => game.nodeId !== nodeId);
        return {};
      },
      ...more,
    };
  };
}

/** As a page does it. */
function WithHearts(props: FavoriteGamesProps): ReactElement {
  const favorites = useFavorites();
  const { alert } = useDialogs();
  const errorText = useErrorText();
  useFavoriteFailure(favorites, (title, refusal) => void alert({ title, message: errorText.of(refusal) }));
  return <FavoriteGames {...props} favorites={favorites?.isReady ? favorites : undefined} />;
}

const meta = {
  title: 'Lobby/FavoriteGames',
  component: FavoriteGames,
  decorators: [withFeature],
  parameters: { feature: { account: 'minh88', answers: keeping() } },
  args: { allHref: '/games?with=favorite', launchingId: undefined, onPlayGame: fn(), onTryGame: fn() },
  render: (args) => <WithHearts {...args} />,
} satisfies Meta<typeof FavoriteGames>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function pressHeart({ canvas, globals, userEvent }: PlayContext) {
  const { text, language } = storyWords(globals);
  const name = storyGame.name[language];
  await userEvent.click(await canvas.findByRole('button', { name: `${text('core', 'game.favorite')} ${name}`, pressed: true }));
  return { name, text, tile: () => canvas.queryByRole('article', { name }) };
}

/** §4: it is gone at once, and stays so when the list has been read again. */
export const Removed: Story = {
  tags: ['browser'],
  play: async (context) => {
    const { tile } = await pressHeart(context);
    await waitFor(() => expect(tile()).toBeNull());
    await expect(context.canvas.getAllByRole('article')).toHaveLength(1);
  },
};
export const Refused: Story = {
  parameters: { feature: { account: 'minh88', answers: keeping({ removeFavorite: new Refusal('service_unavailable') }) } },
  play: async (context) => {
    const { name, text, tile } = await pressHeart(context);
    const dialog = await screen.findByRole('alertdialog', { name: text('games', 'favoriteFailed', { name }) });
    await expect(dialog).toHaveTextContent(text('core', 'service_unavailable'));
    await context.userEvent.click(within(dialog).getByRole('button', { name: storyWords(context.globals).words.ok }));
    await waitFor(() => expect(tile()).not.toBeNull());
  },
};
export const Offline: Story = {
  parameters: { feature: { account: 'minh88', answers: keeping({ listFavorites: 'offline' }) } },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(storyWords(globals).text('core', 'network_error'));
  },
};
export const Visitor: Story = {
  parameters: { feature: { answers: keeping() } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('article, h2')).toBeNull());
  },
};
