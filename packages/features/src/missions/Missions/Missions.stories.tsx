import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type Answers, Refusal, storyMember, storyPermission, storyWords, withFeature } from '../../core/testing/index.ts';
import { storyMissions } from '../testing/storyMissions.ts';
import { Missions } from './Missions.tsx';

const answering = (answers: Answers = {}) => ({
  feature: {
    account: 'minh88',
    answers: {
      getMemberInfo: storyMember,
      getPermission: storyPermission,
      listMissions: { missions: storyMissions },
      ...answers,
    } satisfies Answers,
  },
});

const meta = {
  title: 'Missions/Missions',
  component: Missions,
  decorators: [withFeature],
  parameters: answering(),
} satisfies Meta<typeof Missions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InEachState: Story = {
  tags: ['browser'],
  parameters: answering({ claimMission: { ...(storyMissions[1] as (typeof storyMissions)[number]), state: 'claimed' } }),
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const today = await canvas.findByRole('region', { name: text('missions', 'period.day') });
    await expect(within(today).getAllByRole('article')).toHaveLength(3);
    await expect(within(canvas.getByRole('region', { name: text('missions', 'period.week') })).getAllByRole('article')).toHaveLength(1);
    await expect(within(canvas.getByRole('region', { name: text('missions', 'period.last') })).getAllByRole('article')).toHaveLength(1);
    const [bar] = within(today).getAllByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '60');
    await userEvent.click(within(today).getByRole('button', { name: /15[.,]000/ }));
    await expect(
      await canvas.findByText((words) => /15[.,]000/.test(words) && words.endsWith(text('missions', 'claimedNow', { amount: '' }).trim())),
    ).toBeVisible();
  },
};
export const RefusedClaim: Story = {
  parameters: answering({ claimMission: new Refusal('mission_not_open') }),
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /15[.,]000/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(storyWords(globals).text('core', 'mission_not_open'));
  },
};
export const Nothing: Story = {
  parameters: answering({ listMissions: { missions: [] } }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(storyWords(globals).text('missions', 'none'))).toBeVisible();
  },
};
export const Loading: Story = { parameters: answering({ listMissions: 'never' }) };
export const Offline: Story = {
  parameters: answering({ listMissions: 'offline' }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(storyWords(globals).text('missions', 'failed'));
  },
};
