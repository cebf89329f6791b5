import { toGame } from '@baize/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { storyGame, storyGames, storyWords, withFeature } from '../../core/testing/index.ts';
import { PopularGamesView } from './PopularGamesView.tsx';

const games = storyGames.map(toGame);
const many = Array.from({ length: 60 }, (_, index) => ({ ...(games[index % games.length] ?? storyGame), nodeId: `many-${index}` }));
const longName = 'Hành trình tìm kho báu của nhà vua rồng dưới đáy đại dương Megaways Deluxe';
const retry = fn();

const meta = {
  title: 'Lobby/PopularGamesView',
  component: PopularGamesView,
  decorators: [withFeature],
  args: {
    state: { status: 'ready', games, total: 10_000, isChanging: false },
    allHref: '/games',
    errorText: '',
    launchingId: undefined,
    onPlayGame: fn(),
    onTryGame: fn(),
  },
} satisfies Meta<typeof PopularGamesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['browser'],
  play: async ({ canvas, globals }) => {
    const { text, language } = storyWords(globals);
    const tiles = within(canvas.getByRole('list', { name: text('games', 'popular') }));
    await expect(tiles.getAllByRole('article').map((tile) => tile.getAttribute('aria-label'))).toEqual(
      games.map((game) => game.name[language]),
    );
    const total = (10_000).toLocaleString(language);
    await expect(canvas.getByRole('link', { name: text('games', 'totalGames', { count: 2, total }) })).toHaveAttribute('href', '/games');
  },
};
export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas, globals }) => {
    const { words } = storyWords(globals);
    await expect(within(canvas.getByRole('list', { name: words.loading })).getAllByRole('listitem')).toHaveLength(21);
  },
};
export const Failed: Story = {
  args: { state: { status: 'error', code: 'network_error', retry }, errorText: 'Kết nối mạng bất thường, vui lòng thử lại.' },
  beforeEach: () => void retry.mockClear(),
  play: async ({ canvas, globals, userEvent }) => {
    const { text, words } = storyWords(globals);
    await expect(canvas.getByRole('alert')).toHaveTextContent(text('games', 'popularFailed'));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kết nối mạng bất thường');
    await userEvent.click(canvas.getByRole('button', { name: words.retry }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = {
  args: { state: { status: 'empty' } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(storyWords(globals).text('games', 'popularEmpty'))).toBeVisible();
  },
};
export const Launching: Story = {
  args: { launchingId: 'n0' },
  play: async ({ canvas, args, globals, userEvent }) => {
    const { text, language } = storyWords(globals);
    const name = storyGame.name[language];
    const tile = canvas.getByRole('article', { name });
    await expect(tile).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(within(tile).getByRole('button', { name: `${text('core', 'game.play')} ${name}`, hidden: true }));
    await expect(args.onPlayGame).not.toHaveBeenCalled();
  },
};
export const LongNames: Story = {
  args: {
    state: {
      status: 'ready',
      games: games.map((game) => ({ ...game, name: { vi: longName, en: longName }, vendor: 'PRAGMATIC' })),
      total: 7,
      isChanging: false,
    },
  },
};
export const OneGame: Story = { args: { state: { status: 'ready', games: [storyGame], total: 1, isChanging: false } } };
export const ManyGames: Story = { tags: ['browser'], args: { state: { status: 'ready', games: many, total: 10_000, isChanging: false } } };
