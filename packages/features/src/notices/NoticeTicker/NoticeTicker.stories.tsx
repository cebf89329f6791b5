import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { type Answers, storyWords, withFeature } from '../../core/testing/index.ts';
import { storyBoard } from '../storyNotices.ts';
import { NoticeTicker } from './NoticeTicker.tsx';
import { tickerMemory } from './tickerMemory.ts';

const answering = (getNotices: NonNullable<Answers['getNotices']>) => ({ feature: { answers: { getNotices } satisfies Answers } });

const meta = {
  title: 'Notices/NoticeTicker',
  component: NoticeTicker,
  decorators: [withFeature],
  parameters: answering(storyBoard({ player: 12 })),
  args: { hasSpace: true, hrefOf: (id) => `/web?dialog=notices&notice=${id}` },
  beforeEach: () => tickerMemory.keep(true),
} satisfies Meta<typeof NoticeTicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  tags: ['browser'],
  play: async ({ canvas, globals, userEvent }) => {
    const { text, words } = storyWords(globals);
    const ticker = within(await canvas.findByRole('region', { name: text('notices', 'notices') }));
    await expect(ticker.getAllByRole('link')).toHaveLength(8);
    await expect(ticker.getAllByRole('link')[1]).toHaveAttribute('href', '/web?dialog=notices&notice=n1');
    await userEvent.click(ticker.getByRole('button', { name: words.pauseMotion }));
    await expect(ticker.getByRole('button', { name: words.playMotion })).toBeVisible();
  },
};
export const Loading: Story = { parameters: answering('never') };
export const Offline: Story = { parameters: answering('offline') };
/** The room of this visit stays, so that nothing jumps; the next one does without. */
export const None: Story = {
  parameters: answering(storyBoard({})),
  play: async ({ canvas }) => {
    await waitFor(() => expect(tickerMemory.isExpecting()).toBe(false));
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};
export const WithoutRoom: Story = {
  args: { hasSpace: false },
  beforeEach: () => tickerMemory.keep(false),
  play: async ({ canvas }) => {
    await waitFor(() => expect(tickerMemory.isExpecting()).toBe(true));
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};
