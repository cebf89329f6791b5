import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type Answers, storyGame, storyGames, storyMember, storyWords, withFeature } from '../../core/testing/index.ts';
import { UnfinishedRounds } from './UnfinishedRounds.tsx';

const [wireGame] = storyGames;
const list = wireGame ? [{ game: wireGame, rounds: 1, bet: 5_000, currency: 'VND' as const, openedAt: '2026-11-22T03:30:00.000Z' }] : [];

const answering = (listUnfinishedRounds: NonNullable<Answers['listUnfinishedRounds']>, account: string | undefined = 'minh88') => ({
  feature: { account, answers: { getMemberInfo: storyMember, listUnfinishedRounds } satisfies Answers },
});

const meta = {
  title: 'Game launch/UnfinishedRounds',
  component: UnfinishedRounds,
  decorators: [withFeature],
  parameters: answering({ list }),
  args: { launchingId: undefined, onResume: fn() },
} satisfies Meta<typeof UnfinishedRounds>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneGame: Story = {
  tags: ['browser'],
  play: async ({ args, canvas, globals, userEvent }) => {
    const { text, language } = storyWords(globals);
    const name = storyGame.name[language];
    await userEvent.click(await canvas.findByRole('button', { name: `${text('launch', 'unfinished.resume')} ${name}` }));
    await expect(args.onResume.mock.calls).toEqual([[storyGame]]);
    await expect(canvas.getByRole('status')).toHaveTextContent(name);
  },
};
export const Launching: Story = { args: { launchingId: 'n0' } };
export const None: Story = {
  parameters: answering({ list: [] }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[role=status]')).toBeNull());
  },
};
export const Offline: Story = { ...None, parameters: answering('offline') };
