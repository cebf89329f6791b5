import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type Answers, Refusal, storyMember, storyPermission, storyWords, withFeature } from '../../core/testing/index.ts';
import { storyRains, storyRunning } from '../testing/storyRains.ts';
import { Rain } from './Rain.tsx';

const answering = (answers: Answers = {}) => ({
  feature: {
    account: 'minh88',
    answers: {
      getMemberInfo: storyMember,
      getPermission: storyPermission,
      listRains: storyRains,
      claimRain: { amount: 2_000, at: storyRunning.startsAt },
      ...answers,
    } satisfies Answers,
  },
});

const meta = {
  title: 'Rewards/Rain',
  component: Rain,
  decorators: [withFeature],
  parameters: answering(),
} satisfies Meta<typeof Rain>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One envelope a member: once it is caught there is nothing more to press. */
export const Falling: Story = {
  tags: ['browser', '!visual'],
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('rewards', 'rain.catch') }));
    await expect(await canvas.findByText(/(?:Bạn đã bắt được|You have caught).*2[.,]000/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: text('rewards', 'rain.catch') })).toBeNull();
    const over = canvas.getByRole('list', { name: text('rewards', 'rain.over') });
    await expect(within(over).getByText(/2[.,]000/)).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: answering({ listRains: { ...storyRains, running: [{ ...storyRunning, isEmpty: true }] } }),
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(await canvas.findByText(text('rewards', 'rain.empty'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: text('rewards', 'rain.catch') })).toBeNull();
  },
};
export const Refused: Story = {
  parameters: answering({ claimRain: new Refusal('rain_empty') }),
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('rewards', 'rain.catch') }));
    await expect(await canvas.findByText(text('core', 'rain_empty'))).toBeVisible();
  },
};
export const Coming: Story = {
  parameters: answering({ listRains: { ...storyRains, running: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/^5[89]:\d\d$/);
  },
};
export const None: Story = {
  parameters: answering({ listRains: { ...storyRains, running: [], coming: [], over: [] } }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(storyWords(globals).text('rewards', 'rain.none'))).toBeVisible();
  },
};
export const Loading: Story = { parameters: answering({ listRains: 'never' }) };
export const Offline: Story = {
  parameters: answering({ listRains: 'offline' }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(storyWords(globals).text('rewards', 'rain.failed'));
  },
};
