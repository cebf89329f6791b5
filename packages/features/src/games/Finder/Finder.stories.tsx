import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import {
  type Answers,
  manyGames,
  Refusal,
  storyCatalogue,
  storyCatalogueOf,
  storyPermission,
  storyWords,
  withFeature,
} from '../../core/testing/index.ts';
import type { FinderQuery } from '../search/finderQuery.ts';
import { Finder, type FinderProps } from './Finder.tsx';

const everything: FinderQuery = { text: '', features: [], sort: 'popular' };
const answering = (answers: Answers) => ({
  feature: { answers: { getPermission: storyPermission, getCatalogue: storyCatalogue, ...answers } satisfies Answers },
});

/** The grid draws what is near the screen: without a layout that is nothing. */
const needsLayout = ['browser'];

/** Stands for the address. */
function HeldFinder({ query, onChangeQuery, ...rest }: FinderProps): ReactElement {
  const [held, setHeld] = useState(query);
  return (
    <Finder
      {...rest}
      query={held}
      onChangeQuery={(changed, isStep) => {
        setHeld(changed);
        onChangeQuery(changed, isStep);
      }}
    />
  );
}

const meta = {
  title: 'Lobby/Finder',
  component: Finder,
  decorators: [withFeature],
  parameters: answering({}),
  args: { query: everything, onChangeQuery: fn(), searchId: 'find', launchingId: undefined, onPlayGame: fn(), onTryGame: fn() },
  render: (args) => <HeldFinder {...args} />,
} satisfies Meta<typeof Finder>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function partsOf({ canvas, globals }: PlayContext) {
  const { text, language } = storyWords(globals);
  const t = (key: string) => text('games', key);
  return { t, language, field: await canvas.findByRole('searchbox', { name: t('finder.search') }) };
}
const namesIn = (canvas: PlayContext['canvas']): (string | null)[] =>
  canvas.queryAllByRole('article').map((tile) => tile.getAttribute('aria-label'));

export const AllGames: Story = {
  tags: needsLayout,
  play: async (context) => {
    const { t } = await partsOf(context);
    const list = within(await context.canvas.findByRole('list', { name: t('finder.title') }));
    await waitFor(() => expect(list.getAllByRole('article')).toHaveLength(7));
  },
};
/** “rong vang” finds “Rồng Vàng”; the address hears of it a moment after the last letter. */
export const WithoutMarks: Story = {
  tags: needsLayout,
  play: async (context) => {
    const { field } = await partsOf(context);
    await context.userEvent.type(field, 'rong vang');
    await waitFor(() => expect(namesIn(context.canvas)).toHaveLength(1));
    await expect(namesIn(context.canvas)[0]).toMatch(/Rồng Vàng|Golden Dragon/);
    await waitFor(() => expect(context.args.onChangeQuery).toHaveBeenCalledWith(expect.objectContaining({ text: 'rong vang' }), false));
    await expect(context.args.onChangeQuery).toHaveBeenCalledOnce();
  },
};
export const Narrowed: Story = {
  tags: needsLayout,
  play: async (context) => {
    const { t, language } = await partsOf(context);
    await waitFor(() => expect(namesIn(context.canvas)).toHaveLength(7));
    await context.userEvent.selectOptions(context.canvas.getByRole('combobox', { name: t('finder.type') }), t('type.LIVE'));
    await waitFor(() => expect(namesIn(context.canvas)).toHaveLength(3));
    await context.userEvent.selectOptions(context.canvas.getByRole('combobox', { name: t('finder.sort') }), t('finder.sort.name'));
    await waitFor(() =>
      expect(namesIn(context.canvas)).toEqual([...namesIn(context.canvas)].sort((a, b) => `${a}`.localeCompare(`${b}`, language))),
    );
    await context.userEvent.click(context.canvas.getByRole('checkbox', { name: t('finder.feature.demo') }));
    await expect(await context.canvas.findByText(t('finder.empty'))).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('finder.clear') }));
    await waitFor(() => expect(namesIn(context.canvas)).toHaveLength(7));
  },
};
export const OfTheAddress: Story = {
  tags: needsLayout,
  args: { query: { ...everything, text: 'ca', vendor: 'JDB', features: ['new'] } },
  play: async (context) => {
    const { field, t } = await partsOf(context);
    await expect(field).toHaveValue('ca');
    await waitFor(() => expect(namesIn(context.canvas)).toHaveLength(1));
    await expect(context.canvas.getByRole('combobox', { name: t('finder.vendor') })).toHaveValue('JDB');
    await expect(context.canvas.getByRole('checkbox', { name: t('finder.feature.new') })).toBeChecked();
  },
};
const favorites = {
  ids: new Set(['n1', 'n4']),
  isReady: true,
  isMissing: undefined,
  retry: fn(),
  toggle: fn(),
  failure: undefined,
  onDismissFailure: fn(),
};
export const Favorites: Story = {
  tags: needsLayout,
  args: { favorites },
  play: async (context) => {
    const { t } = await partsOf(context);
    await waitFor(() => expect(namesIn(context.canvas)).toHaveLength(7));
    await context.userEvent.click(context.canvas.getByRole('checkbox', { name: t('finder.favorites') }));
    await waitFor(() => expect(namesIn(context.canvas)).toHaveLength(2));
    await expect(context.args.onChangeQuery).toHaveBeenCalledWith(expect.objectContaining({ isFavorite: true }), true);
  },
};
export const NoFavorite: Story = {
  args: { favorites: { ...favorites, ids: new Set<string>() }, query: { ...everything, isFavorite: true } },
  play: async (context) => {
    const { t } = await partsOf(context);
    await expect(await context.canvas.findByText(t('finder.noFavorite'))).toBeVisible();
  },
};
/** A visitor has none: the address says nothing to him, and there is no such filter. */
export const FavoritesOfAVisitor: Story = {
  args: { query: { ...everything, isFavorite: true, text: 'không có trò này' } },
  play: async (context) => {
    const { t } = await partsOf(context);
    await expect(await context.canvas.findByText(t('finder.empty'))).toBeVisible();
    await expect(context.canvas.queryByRole('checkbox', { name: t('finder.favorites') })).toBeNull();
  },
};
export const NothingFound: Story = {
  args: { query: { ...everything, text: 'không có trò này' } },
  play: async (context) => {
    const { t } = await partsOf(context);
    await expect(await context.canvas.findByText(t('finder.empty'))).toBeVisible();
  },
};
export const Plays: Story = {
  tags: needsLayout,
  play: async (context) => {
    const { language } = await partsOf(context);
    const { text } = storyWords(context.globals);
    const name = language === 'vi' ? 'Rồng Vàng Megaways' : 'Golden Dragon Megaways';
    const tile = within(await context.canvas.findByRole('article', { name }));
    await context.userEvent.click(tile.getByRole('button', { name: `${text('core', 'game.play')} ${name}`, hidden: true }));
    await expect(context.args.onPlayGame).toHaveBeenCalledOnce();
  },
};
/** Ten thousand games: the page holds those near the screen. */
export const TenThousand: Story = {
  tags: needsLayout,
  parameters: answering({ getCatalogue: storyCatalogueOf(manyGames(10_000)) }),
  play: async (context) => {
    const { field } = await partsOf(context);
    await context.canvas.findAllByRole('article');
    await expect(document.querySelectorAll('*').length).toBeLessThan(1_500);
    await context.userEvent.type(field, 'rong 9997');
    await waitFor(() => expect(namesIn(context.canvas)).toHaveLength(1));
  },
};
export const Loading: Story = { parameters: answering({ getCatalogue: 'never' }) };
export const Offline: Story = {
  parameters: answering({ getCatalogue: 'offline' }),
  play: async (context) => {
    const { t } = await partsOf(context);
    const alert = await context.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t('finder.failed'));
    await expect(alert).toHaveTextContent(storyWords(context.globals).text('core', 'network_error'));
  },
};
export const FailedAndTriedAgain: Story = {
  tags: needsLayout,
  parameters: { feature: { answers: failingOnce } },
  play: async (context) => {
    const { words } = storyWords(context.globals);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: words.retry }));
    await waitFor(() => expect(namesIn(context.canvas)).toHaveLength(7));
  },
};
export const OnAPhone: Story = {
  tags: needsLayout,
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async (context) => {
    const { t } = await partsOf(context);
    const button = context.canvas.getByRole('button', { name: t('finder.filters') });
    await expect(context.canvas.queryByRole('combobox', { name: t('finder.type') })).toBeNull();
    await context.userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(context.canvas.getByRole('combobox', { name: t('finder.type') })).toBeVisible();
  },
};

/** Fails once, then answers. */
function failingOnce(): Answers {
  let asked = 0;
  return {
    getPermission: storyPermission,
    getCatalogue: () => {
      asked += 1;
      return asked === 1 ? new Refusal('system_error') : storyCatalogue;
    },
  };
}
