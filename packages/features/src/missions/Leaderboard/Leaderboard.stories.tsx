import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type Answers, storyMember, storyPermission, storyWords, withFeature } from '../../core/testing/index.ts';
import { storyLeaderboard } from '../testing/storyLeaderboard.ts';
import { Leaderboard } from './Leaderboard.tsx';

const answering = (answers: Answers = {}) => ({
  feature: {
    account: 'minh88',
    answers: {
      getMemberInfo: storyMember,
      getPermission: storyPermission,
      ...answers,
    } satisfies Answers,
  },
});

const meta = {
  title: 'Missions/Leaderboard',
  component: Leaderboard,
  decorators: [withFeature],
} satisfies Meta<typeof Leaderboard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OwnRankBehind: Story = {
  tags: ['browser'],
  parameters: answering({ getLeaderboard: { leaderboard: storyLeaderboard } }),
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const table = await canvas.findByRole('table', { name: /top tuần|the week/ });
    await expect(within(table).getAllByRole('row')).toHaveLength(6);
    await expect(await canvas.findByText(/1[.,]284/)).toBeVisible();
    await expect(canvas.getByText(text('missions', 'prizeRanks', { from: '4', to: '10' }))).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'day.current');
    await expect(canvas.getByRole('combobox')).toHaveValue('day.current');
  },
};
export const OwnRankAmongTheFirst: Story = {
  parameters: answering({
    getLeaderboard: {
      leaderboard: {
        ...storyLeaderboard,
        rows: storyLeaderboard.rows.map((row) => ({ ...row, isOwn: row.rank === 2 })),
        own: { ...(storyLeaderboard.rows[1] as (typeof storyLeaderboard.rows)[number]), isOwn: true },
      },
    },
  }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(`m***1 (${storyWords(globals).text('missions', 'ownYou')})`)).toBeVisible();
  },
};
export const Frozen: Story = {
  parameters: answering({ getLeaderboard: { leaderboard: { ...storyLeaderboard, isFrozen: true } } }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(storyWords(globals).text('missions', 'boardFrozen'))).toBeVisible();
  },
};
export const NobodyYet: Story = {
  parameters: answering({ getLeaderboard: { leaderboard: { ...storyLeaderboard, rows: [], own: undefined } } }),
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(await canvas.findByText(text('missions', 'boardEmpty'))).toBeVisible();
    await expect(canvas.getByText(text('missions', 'ownNone'))).toBeVisible();
  },
};
export const None: Story = {
  parameters: answering({ getLeaderboard: {} }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(storyWords(globals).text('missions', 'boardNone'))).toBeVisible();
  },
};
export const Loading: Story = { parameters: answering({ getLeaderboard: 'never' }) };
export const Offline: Story = {
  parameters: answering({ getLeaderboard: 'offline' }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(storyWords(globals).text('missions', 'boardFailed'));
  },
};
