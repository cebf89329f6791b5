import type { TeamRain } from '@baize/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Answers, Refusal, storyMember, storyPermission, storyWords, withFeature } from '../../core/testing/index.ts';
import { storyRains, storyTeamRain } from '../testing/storyRains.ts';
import { TeamRainEntry } from './TeamRainEntry.tsx';

const rows: TeamRain[] = [
  storyTeamRain,
  ...storyRains.over.map(({ claim: _, ...rain }) => ({ ...rain, isOwn: false, caught: 3_500, catchers: 4 })),
];
const answering = (answers: Answers = {}) => ({
  feature: {
    account: 'agent01',
    answers: {
      getMemberInfo: storyMember,
      getPermission: storyPermission,
      listTeamRains: { rows },
      createRain: storyTeamRain,
      ...answers,
    } satisfies Answers,
  },
});

const meta = {
  title: 'Rewards/TeamRain',
  component: TeamRainEntry,
  decorators: [withFeature],
  parameters: answering(),
} satisfies Meta<typeof TeamRainEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Announcing: Story = {
  tags: ['browser'],
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await expect((await canvas.findAllByText(/3[.,]500/))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('rewards', 'team.send') }));
    await expect(await canvas.findByText(text('rewards', 'team.missing'))).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(text('rewards', 'team.pool')) }), '600');
    await userEvent.type(canvas.getByLabelText(new RegExp(text('rewards', 'team.fundPassword'))), 'Fund1234');
    await userEvent.click(canvas.getByRole('button', { name: text('rewards', 'team.send') }));
    await expect(await canvas.findByText(text('rewards', 'team.created'))).toBeVisible();
  },
};
export const Refused: Story = {
  parameters: answering({ createRain: new Refusal('insufficient_balance') }),
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.type(await canvas.findByRole('textbox', { name: new RegExp(text('rewards', 'team.pool')) }), '600');
    await userEvent.type(canvas.getByLabelText(new RegExp(text('rewards', 'team.fundPassword'))), 'Fund1234');
    await userEvent.click(canvas.getByRole('button', { name: text('rewards', 'team.send') }));
    await expect(await canvas.findByText(text('core', 'insufficient_balance'))).toBeVisible();
  },
};
export const None: Story = { parameters: answering({ listTeamRains: { rows: [] } }) };
export const Loading: Story = { parameters: answering({ listTeamRains: 'never' }) };
export const Offline: Story = {
  parameters: answering({ listTeamRains: 'offline' }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(storyWords(globals).text('rewards', 'rain.failed'));
  },
};
