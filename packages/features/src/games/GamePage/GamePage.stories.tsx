import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { type Answers, storyCatalogue, storyPermission, storyWords, withFeature } from '../../core/testing/index.ts';
import { GamePage } from './GamePage.tsx';

const answering = (answers: Answers) => ({
  feature: { answers: { getPermission: storyPermission, getCatalogue: storyCatalogue, ...answers } satisfies Answers },
});

/** The grid draws what is near the screen: without a layout that is nothing. */
const needsLayout = ['browser'];

const meta = {
  title: 'Lobby/GamePage',
  component: GamePage,
  decorators: [withFeature],
  parameters: answering({}),
  args: {
    page: 'casino',
    vendor: undefined,
    hrefOf: (vendor) => (vendor ? `/web/casino?page=${vendor}` : '/web/casino'),
    launchingId: undefined,
    onPlayGame: fn(),
    onTryGame: fn(),
  },
} satisfies Meta<typeof GamePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryVendor: Story = {
  tags: needsLayout,
  play: async ({ canvas, args, globals, userEvent }) => {
    const { text, language } = storyWords(globals);
    const name = language === 'vi' ? 'Roulette Tia Chớp' : 'Lightning Roulette';
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    const tile = within(canvas.getByRole('article', { name }));
    await userEvent.click(tile.getByRole('button', { name: `${text('core', 'game.play')} ${name}`, hidden: true }));
    await expect(args.onPlayGame).toHaveBeenCalledOnce();
  },
};
export const OneVendor: Story = {
  tags: needsLayout,
  args: { vendor: 'EVO' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('EVO');
  },
};
export const UnknownVendor: Story = {
  args: { vendor: 'không có' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(storyWords(globals).text('games', 'page.empty'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'EVO' })).toBeVisible();
  },
};
export const Loading: Story = { parameters: answering({ getCatalogue: 'never' }) };
export const Offline: Story = {
  parameters: answering({ getCatalogue: 'offline' }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(storyWords(globals).text('core', 'network_error'));
  },
};
