import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Answers, storyWords, withFeature } from '../../core/testing/index.ts';
import { storyWinners } from '../testing/storyHome.ts';
import { Winners } from './Winners.tsx';

const answering = (listWinners: NonNullable<Answers['listWinners']>) => ({ feature: { answers: { listWinners } satisfies Answers } });

const meta = {
  title: 'Home/Winners',
  component: Winners,
  decorators: [withFeature],
  parameters: answering(storyWinners),
  args: { isNear: true },
} satisfies Meta<typeof Winners>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['browser'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ng***')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};
export const Loading: Story = { parameters: answering('never') };
export const None: Story = {
  parameters: answering({ list: [] }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(storyWords(globals).text('home', 'winners.emptyNext'))).toBeVisible();
  },
};
export const Offline: Story = {
  parameters: answering('offline'),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(storyWords(globals).text('core', 'network_error'));
  },
};
