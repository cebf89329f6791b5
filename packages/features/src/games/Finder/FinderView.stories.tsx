import { gamesOf } from '@baize/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyCatalogue, storyWords, withFeature } from '../../core/testing/index.ts';
import { FinderSkeleton } from './FinderSkeleton.tsx';
import { FinderView } from './FinderView.tsx';

const found = gamesOf(storyCatalogue);
const vendors = storyCatalogue.vendors.map(({ name, vassalage }) => ({ name, vassalage }));

const meta = {
  title: 'Lobby/FinderView',
  component: FinderView,
  decorators: [withFeature],
  args: {
    query: { text: '', features: [], sort: 'popular' },
    placeKey: 'story',
    state: { status: 'ready', found, vendors },
    errorText: '',
    searchId: 'find',
    launchingId: undefined,
    onType: fn(),
    onChangeQuery: fn(),
    onPlayGame: fn(),
    onTryGame: fn(),
  },
} satisfies Meta<typeof FinderView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const FocusAtStart: Story = {
  args: { focusAtStart: true },
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(canvas.getByRole('searchbox', { name: text('games', 'finder.search') })).toHaveFocus();
  },
};
export const Launching: Story = {
  tags: ['browser'],
  args: { launchingId: 'n0' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article'))[0]).toHaveAttribute('aria-busy', 'true');
  },
};
export const Failed: Story = {
  args: { state: { status: 'error', code: 'network_error', retry: fn() }, errorText: 'Kết nối mạng bất thường, vui lòng thử lại.' },
};
export const VendorOfTheAddress: Story = {
  args: { query: { text: '', features: ['demo'], sort: 'name', vendor: 'GONE' }, state: { status: 'ready', found: [], vendors } },
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(canvas.getByRole('combobox', { name: text('games', 'finder.vendor') })).toHaveValue('GONE');
  },
};
/** Its place while its code is on its way. */
export const CodeOnItsWay: Story = { render: () => <FinderSkeleton /> };
