import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { type Answers, storyWords, withFeature } from '../../core/testing/index.ts';
import { seeNothing } from '../testing/seeNothing.ts';
import { storyTables } from '../testing/storyHome.ts';
import { LiveTables } from './LiveTables.tsx';

const answering = (listLiveTables: NonNullable<Answers['listLiveTables']>) => ({
  feature: { answers: { listLiveTables } satisfies Answers },
});

const meta = {
  title: 'Home/LiveTables',
  component: LiveTables,
  decorators: [withFeature],
  parameters: answering(storyTables),
  args: { isNear: true, allHref: '/web/casino', launchingId: undefined, onPlayGame: fn(), onTryGame: fn() },
} satisfies Meta<typeof LiveTables>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['browser'],
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(await canvas.findByText(text('home', 'live.players', { vendor: 'AG', players: 12 }))).toBeVisible();
    await expect(canvas.getByText('EVO')).toBeVisible();
    await expect(canvas.getByRole('link', { name: text('home', 'live.total', { count: 750, total: 750 }) })).toHaveAttribute(
      'href',
      '/web/casino',
    );
  },
};
export const Loading: Story = { parameters: answering('never') };
export const None: Story = { parameters: answering({ tables: [], total: 0 }), play: seeNothing };
export const Offline: Story = {
  parameters: answering('offline'),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(storyWords(globals).text('core', 'network_error'));
  },
};
