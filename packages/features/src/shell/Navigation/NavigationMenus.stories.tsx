import { limits } from '@baize/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type Answers, Refusal, storyMenus, storyWords, withFeature } from '../../core/testing/index.ts';
import { NavigationMenus } from './NavigationMenus.tsx';

const answering = (getGameMenus: NonNullable<Answers['getGameMenus']>) => ({
  layout: 'fullscreen',
  feature: { answers: { getGameMenus } satisfies Answers },
});
const words = [
  ['home', 'Trang chủ'],
  ['sports', 'Thể thao'],
  ['casino', 'Casino'],
  ['egame', 'Slots'],
  ['fish', 'Bắn cá'],
  ['lottery', 'Xổ số'],
  ['chess', 'Game bài'],
] as const;

const meta = {
  title: 'Shell/NavigationMenus',
  component: NavigationMenus,
  decorators: [withFeature],
  parameters: { ...answering(storyMenus), docs: { story: { inline: false, height: '480px' } } },
  args: {
    items: words.map(([id, text]) => ({ id, text, href: `/web/${id}` })),
    currentId: 'home',
    hrefOf: (group: string, vassalage: string) => `/web/${group}?page=${vassalage}`,
    moreHref: '/web/egame',
    onPlayGame: fn(),
  },
} satisfies Meta<typeof NavigationMenus>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function open({ canvas, globals, userEvent }: PlayContext, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: storyWords(globals).text('shell', 'menuOf', { name }) }));
}

export const Closed: Story = { tags: ['browser'] };
/** §2: a "More" tile to /web/egame when there are more than 13 games. */
export const Live: Story = {
  play: async (context) => {
    await open(context, 'Casino');
    const more = await context.canvas.findByRole('link', { name: storyWords(context.globals).text('shell', 'menuMore') });
    await expect(more).toHaveAttribute('href', '/web/egame');
    const [game] = storyMenus.groups[0]?.games ?? [];
    const name = game?.displayName[context.globals['language'] === 'en' ? 'en' : 'vi'] ?? '';
    await context.userEvent.click(context.canvas.getByRole('button', { name }));
    await expect(context.args.onPlayGame).toHaveBeenCalledOnce();
  },
};
const thirteen = storyMenus.groups.map((group) => {
  const [game] = group.games;
  if (!game) return group;
  const games = Array.from({ length: limits.liveMenuGames }, (_, at) => ({ ...game, nodeId: `live${at}` }));
  return { ...group, games, gameCount: games.length };
});
/** §2 "when there are more than 13": where there are just so many, each has its place, and there is no "More". */
export const LiveWithoutMore: Story = {
  parameters: { ...meta.parameters, ...answering({ groups: thirteen }) },
  play: async (context) => {
    await open(context, 'Casino');
    const [game] = thirteen[0]?.games ?? [];
    const name = game?.displayName[context.globals['language'] === 'en' ? 'en' : 'vi'] ?? '';
    await expect(await context.canvas.findAllByRole('button', { name })).toHaveLength(13);
    await expect(context.canvas.queryByRole('link', { name: storyWords(context.globals).text('shell', 'menuMore') })).toBeNull();
  },
};
export const Vendors: Story = {
  play: async (context) => {
    await open(context, 'Bắn cá');
    await expect(await context.canvas.findByRole('link', { name: 'JDB' })).toHaveAttribute('href', '/web/fish?page=JDB');
  },
};
export const Loading: Story = {
  parameters: { ...meta.parameters, ...answering('never') },
  play: async (context) => open(context, 'Casino'),
};
export const Failed: Story = {
  parameters: { ...meta.parameters, ...answering(new Refusal('system_error')) },
  play: async (context) => {
    await open(context, 'Casino');
    await expect(await context.canvas.findByText(storyWords(context.globals).text('core', 'system_error'))).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: storyWords(context.globals).words.retry })).toBeVisible();
  },
};
export const Empty: Story = {
  play: async (context) => {
    await open(context, 'Game bài');
    await expect(await context.canvas.findByText(storyWords(context.globals).text('shell', 'menuEmpty'))).toBeVisible();
  },
};
/** §2: "a live game without game id and node id shows an error". */
export const GameWithoutIds: Story = {
  parameters: {
    ...meta.parameters,
    ...answering({
      groups: storyMenus.groups.map((group) => ({ ...group, games: group.games.map((game) => ({ ...game, gameId: '', nodeId: '' })) })),
    }),
  },
  play: async (context) => {
    const { text, words: own } = storyWords(context.globals);
    await open(context, 'Casino');
    const [game] = storyMenus.groups[0]?.games ?? [];
    const name = game?.displayName[context.globals['language'] === 'en' ? 'en' : 'vi'] ?? '';
    await context.userEvent.click((await context.canvas.findAllByRole('button', { name }))[0] as HTMLElement);
    const dialog = await screen.findByRole('alertdialog', { name: text('shell', 'menuGameMissing') });
    await expect(dialog).toHaveTextContent(text('core', 'game_not_found'));
    await expect(context.args.onPlayGame).not.toHaveBeenCalled();
    await context.userEvent.click(within(dialog).getByRole('button', { name: own.ok }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};
