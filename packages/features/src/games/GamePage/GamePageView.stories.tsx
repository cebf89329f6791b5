import { toGame } from '@baize/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { manyGames, storyGames, storyWords, withFeature } from '../../core/testing/index.ts';
import { GamePageSkeleton } from './GamePageSkeleton.tsx';
import { GamePageView } from './GamePageView.tsx';
import { vendorsOnPage } from './gamePages.ts';

const live = storyGames.map(toGame).filter(({ vendorType }) => vendorType === 'LIVE');
const vendors = vendorsOnPage('casino', live);
const retry = fn();

const meta = {
  title: 'Lobby/GamePageView',
  component: GamePageView,
  decorators: [withFeature],
  args: {
    page: 'casino',
    state: { status: 'ready', vendor: undefined, vendors, games: live },
    errorText: '',
    hrefOf: (vendor) => (vendor ? `/web/casino?page=${vendor}` : '/web/casino'),
    launchingId: undefined,
    onPlayGame: fn(),
    onTryGame: fn(),
  },
} satisfies Meta<typeof GamePageView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(canvas.getByRole('heading', { level: 1, name: text('games', 'type.LIVE') })).toBeVisible();
    await expect(canvas.getByText(text('games', 'page.count', { count: 3, total: 3 }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'EVO' })).toHaveAttribute('href', '/web/casino?page=EVO');
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(text('games', 'finder.any'));
  },
};
export const OneVendor: Story = { args: { state: { status: 'ready', vendor: 'EVO', vendors, games: live.slice(1, 2) } } };
/** §9: sports begin with a vendor, and have no "All". */
export const Sports: Story = {
  args: {
    page: 'sports',
    state: { status: 'ready', vendor: 'IMSB', vendors: [{ vassalage: 'IMSB', name: 'IMSB', vendorTypes: ['SPORTS'] }], games: live },
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('link', { name: storyWords(globals).text('games', 'finder.any') })).toBeNull();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('IMSB');
  },
};
export const ManyGames: Story = {
  tags: ['browser'],
  args: { page: 'egame', state: { status: 'ready', vendor: undefined, vendors, games: manyGames(9_000).map(toGame) } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await expect(document.querySelectorAll('*').length).toBeLessThan(1_500);
  },
};
export const Loading: Story = { args: { state: { status: 'loading', vendor: undefined } } };
export const Empty: Story = {
  args: { state: { status: 'empty', vendor: 'XX', vendors } },
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(canvas.getByText(text('games', 'page.empty'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: text('games', 'page.whole') })).toHaveAttribute('href', '/web/casino');
  },
};
export const Failed: Story = {
  args: {
    state: { status: 'error', vendor: undefined, code: 'network_error', retry },
    errorText: 'Kết nối mạng bất thường, vui lòng thử lại.',
  },
  beforeEach: () => void retry.mockClear(),
  play: async ({ canvas, globals, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kết nối mạng bất thường');
    await userEvent.click(canvas.getByRole('button', { name: storyWords(globals).words.retry }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
/** Its place while its code is on its way. */
export const CodeOnItsWay: Story = { render: () => <GamePageSkeleton /> };
