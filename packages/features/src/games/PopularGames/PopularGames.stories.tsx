import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { type Answers, Refusal, storyGame, storyGames, storyWords, withFeature } from '../../core/testing/index.ts';
import { PopularGames } from './PopularGames.tsx';

const answering = (getPopularGames: NonNullable<Answers['getPopularGames']>) => ({
  feature: { answers: { getPopularGames } satisfies Answers },
});
const games = { games: storyGames, total: 10_000 };

/** Fails once, then answers. */
function failingOnce(): Answers {
  let asked = 0;
  return {
    getPopularGames: () => {
      asked += 1;
      return asked === 1 ? new Refusal('system_error') : games;
    },
  };
}

const meta = {
  title: 'Lobby/PopularGames',
  component: PopularGames,
  decorators: [withFeature],
  parameters: answering(games),
  args: { group: 'popular', allHref: '/games', launchingId: undefined, onPlayGame: fn(), onTryGame: fn() },
} satisfies Meta<typeof PopularGames>;
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
    await userEvent.click(tile.getByRole('button', { name: `${text('core', 'game.demo')} ${name}`, hidden: true }));
    await expect(args.onTryGame.mock.calls).toEqual([[storyGame]]);
  },
};
export const Loading: Story = { parameters: answering('never') };
export const Offline: Story = {
  parameters: answering('offline'),
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text('core', 'network_error'));
  },
};
export const FailedAndTriedAgain: Story = {
  parameters: { feature: { answers: failingOnce } },
  play: async ({ canvas, globals, userEvent }) => {
    const { text, words, language } = storyWords(globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text('core', 'system_error'));
    await userEvent.click(canvas.getByRole('button', { name: words.retry }));
    await expect(await canvas.findByRole('article', { name: storyGame.name[language] })).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: answering({ games: [], total: 10_000 }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(storyWords(globals).text('games', 'popularEmpty'))).toBeVisible();
  },
};
