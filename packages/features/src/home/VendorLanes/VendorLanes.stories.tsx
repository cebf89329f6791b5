import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { type Answers, storyWords, withFeature } from '../../core/testing/index.ts';
import { seeNothing } from '../testing/seeNothing.ts';
import { storyLanes } from '../testing/storyHome.ts';
import { laneMemory } from './laneMemory.ts';
import { VendorLanes } from './VendorLanes.tsx';

const answering = (getVendorLanes: NonNullable<Answers['getVendorLanes']>) => ({
  feature: { answers: { getVendorLanes } satisfies Answers },
});

const meta = {
  title: 'Home/VendorLanes',
  component: VendorLanes,
  decorators: [withFeature],
  parameters: answering(storyLanes),
  args: {
    isNear: true,
    hrefOf: (vassalage) => `/web/games?vendor=${vassalage}`,
    launchingId: undefined,
    onPlayGame: fn(),
    onTryGame: fn(),
  },
  beforeEach: () => laneMemory.forget(),
} satisfies Meta<typeof VendorLanes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['browser'],
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { name: 'JDB' })).toBeVisible();
    const all = storyWords(globals).text('home', 'lane.all', { vendor: 'JDB' });
    await expect(canvas.getByRole('link', { name: all })).toHaveAttribute('href', '/web/games?vendor=JDB');
    await expect(laneMemory.read()).toEqual(storyLanes.data.lanes);
  },
};
/** §3: the session knows them, and the gateway is not asked. */
export const OfTheSession: Story = {
  parameters: answering('offline'),
  beforeEach: () => laneMemory.keep(storyLanes.data.lanes),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'AG' })).toBeVisible();
  },
};
export const Loading: Story = { parameters: answering('never') };
export const None: Story = { parameters: answering({ data: { lanes: [] } }), play: seeNothing };
export const Offline: Story = {
  parameters: answering('offline'),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(storyWords(globals).text('home', 'failed'));
  },
};
