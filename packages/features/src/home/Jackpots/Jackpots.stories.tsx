import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type Answers, storyWords, withFeature } from '../../core/testing/index.ts';
import { JackpotSpace } from './JackpotSpace.tsx';
import { Jackpots } from './Jackpots.tsx';

const answering = (listJackpots: NonNullable<Answers['listJackpots']>) => ({ feature: { answers: { listJackpots } satisfies Answers } });
const pots = {
  pots: [
    { level: 'grand', amount: 8_214_663_920, currency: 'VND' },
    { level: 'major', amount: 412_008_300, currency: 'VND' },
    { level: 'minor', amount: 36_990_150, currency: 'VND' },
    { level: 'mini', amount: 2_104_800, currency: 'VND' },
  ],
} satisfies Answers['listJackpots'];

const meta = {
  title: 'Home/Jackpots',
  component: Jackpots,
  decorators: [withFeature],
  parameters: answering(pots),
  args: { hasSpace: true, gamesHref: '/web/jackpots' },
} satisfies Meta<typeof Jackpots>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    const bar = canvas.getByRole('region', { name: text('home', 'jackpot') });
    await waitFor(() => expect(bar).toHaveTextContent(/8[.,]214[.,]663[.,]920/));
    await expect(canvas.getByRole('link', { name: text('home', 'jackpot.games') })).toHaveAttribute('href', '/web/jackpots');
  },
};
export const Loading: Story = { parameters: answering('never') };
/** Before the bar there is a skeleton as high as it is. */
export const Coming: Story = {
  tags: ['browser'],
  render: (args) => (
    <>
      <JackpotSpace isLoading />
      <Jackpots {...args} />
    </>
  ),
  play: async ({ canvas, globals }) => {
    const bar = canvas.getByRole('region', { name: storyWords(globals).text('home', 'jackpot') });
    await waitFor(() => expect(bar).toHaveTextContent(/8[.,]214[.,]663[.,]920/));
    const skeleton = bar.previousElementSibling?.querySelector('[aria-hidden]');
    await expect(skeleton?.getBoundingClientRect().height).toBe(bar.getBoundingClientRect().height);
  },
};
export const None: Story = {
  parameters: answering({ pots: [] }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};
export const WithoutRoom: Story = {
  args: { hasSpace: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
export const Offline: Story = {
  parameters: answering('offline'),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('button', { name: storyWords(globals).text('home', 'jackpot.retry') })).toBeVisible();
  },
};
