import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyWords, withFeature } from '../../core/testing/index.ts';
import { storyPlayedGame as game } from '../testing/storyPlayedGame.ts';
import { PlayerSkeleton } from './PlayerSkeleton.tsx';
import { PlayerView } from './PlayerView.tsx';

const result = { rounds: 12, openRounds: 0, bet: 60_000, win: 95_000, currency: 'VND' } as const;

const meta = {
  title: 'Game launch/PlayerView',
  component: PlayerView,
  decorators: [withFeature],
  args: { homeHref: '/web/', state: { status: 'ready', game, elapsedSeconds: 249, figures: { status: 'ready', result, readAt: 0 } } },
} satisfies Meta<typeof PlayerView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Winning: Story = {
  tags: ['browser'],
  play: async ({ canvas, globals }) => {
    const { text, language } = storyWords(globals);
    await expect(canvas.getByRole('heading', { level: 1, name: game.name[language] })).toBeVisible();
    await expect(canvas.getByTitle(game.name[language])).toHaveAttribute('src', 'about:blank');
    await expect(canvas.getByText('04:09')).toBeVisible();
    await expect(canvas.getByText(text('launch', 'player.net')).closest('div')).toHaveTextContent(/\+.*35[.,]000/);
    await expect(canvas.getByRole('link', { name: new RegExp(text('launch', 'player.back')) })).toHaveAttribute('href', '/web/');
  },
};
/** The way back leads to the list that the game was launched from. */
export const FromAList: Story = {
  args: {
    state: { status: 'ready', game: { ...game, from: '/egame?page=PT' }, elapsedSeconds: 5, figures: { status: 'loading' } },
  },
  play: async ({ canvas, globals }) => {
    const back = canvas.getByRole('link', { name: new RegExp(storyWords(globals).text('launch', 'player.back')) });
    await expect(back).toHaveAttribute('href', '/egame?page=PT');
  },
};
export const Losing: Story = {
  args: {
    state: { status: 'ready', game, elapsedSeconds: 4_000, figures: { status: 'ready', result: { ...result, win: 20_000 }, readAt: 0 } },
  },
};
export const Flash: Story = {
  args: { state: { status: 'ready', game: { ...game, isFlash: true }, elapsedSeconds: 5, figures: { status: 'loading' } } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(storyWords(globals).text('launch', 'flash', { vendor: 'PT' }))).toBeVisible();
  },
};
export const Demo: Story = {
  args: { state: { status: 'ready', game: { ...game, mode: 'demo' }, elapsedSeconds: 61, figures: { status: 'demo' } } },
};
export const FiguresUnknown: Story = {
  args: { state: { status: 'ready', game, elapsedSeconds: 61, figures: { status: 'error' } } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(storyWords(globals).text('launch', 'player.unknown'))).toBeVisible();
  },
};
export const Missing: Story = {
  args: { state: { status: 'missing' } },
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(canvas.getByRole('heading', { level: 1, name: text('launch', 'player.missing') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: text('launch', 'player.back') })).toHaveAttribute('href', '/web/');
  },
};
/** Its place while its code is on its way. */
export const CodeOnItsWay: Story = { render: () => <PlayerSkeleton /> };
