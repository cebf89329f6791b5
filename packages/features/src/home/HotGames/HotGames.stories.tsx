import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { type Answers, Refusal, storyGame, storyGames, storyWords, withFeature } from '../../core/testing/index.ts';
import { seeNothing } from '../testing/seeNothing.ts';
import { HotGames } from './HotGames.tsx';

const answering = (listHotGames: NonNullable<Answers['listHotGames']>) => ({ feature: { answers: { listHotGames } satisfies Answers } });

/** Fails once, then answers. */
function failingOnce(): Answers {
  let asked = 0;
  return {
    listHotGames: () => {
      asked += 1;
      return asked === 1 ? new Refusal('system_error') : { list: storyGames };
    },
  };
}

const meta = {
  title: 'Home/HotGames',
  component: HotGames,
  decorators: [withFeature],
  parameters: answering({ list: storyGames }),
  args: { isNear: true, launchingId: undefined, onPlayGame: fn(), onTryGame: fn() },
} satisfies Meta<typeof HotGames>;
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
  },
};
export const Loading: Story = { parameters: answering('never') };
export const None: Story = {
  parameters: answering({ list: [] }),
  play: seeNothing,
};
export const FailedAndTriedAgain: Story = {
  parameters: { feature: { answers: failingOnce } },
  play: async ({ canvas, globals, userEvent }) => {
    const { text, words } = storyWords(globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text('home', 'failed'));
    await userEvent.click(canvas.getByRole('button', { name: words.retry }));
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
  },
};
