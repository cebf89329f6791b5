import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { type Answers, Refusal, storyMenus, storyPermission, storyWords, withFeature } from '../../core/testing/index.ts';
import { MenuSheet } from './MenuSheet.tsx';

const answering = (getGameMenus: NonNullable<Answers['getGameMenus']>) => ({
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '640px' } },
  feature: { answers: { getGameMenus, getPermission: storyPermission } satisfies Answers },
});
const items = [
  { id: 'home', text: 'Trang chủ', href: '/web' },
  { id: 'casino', text: 'Casino', href: '/web' },
  { id: 'fish', text: 'Bắn cá', href: '/web/fish' },
  { id: 'chess', text: 'Game bài', href: '/web' },
  { id: 'promo', text: 'Khuyến mãi', href: '/web/promo' },
];

const meta = {
  title: 'Shell/MenuSheet',
  component: MenuSheet,
  decorators: [withFeature],
  parameters: answering(storyMenus),
  args: {
    items,
    currentId: 'home',
    searchHref: '/web/games',
    helpHref: '/web/helpmc#aboutus',
    depositHref: '/web?center=deposit',
    protectionHref: '/web?center=protection',
    noticesHref: '/web?dialog=notices',
    hrefOf: (group: string, vassalage: string) => `/web/${group}?page=${vassalage}`,
    moreHref: '/web/egame',
    onPlayGame: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof MenuSheet>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const sheetOf = async ({ globals }: PlayContext) =>
  within(await screen.findByRole('dialog', { name: storyWords(globals).text('shell', 'menu') }));
async function open(context: PlayContext, name: string) {
  const sheet = await sheetOf(context);
  await context.userEvent.click(sheet.getByRole('button', { name }));
  return sheet;
}

export const Ready: Story = {
  tags: ['browser'],
  play: async (context) => {
    const { text } = storyWords(context.globals);
    const sheet = await sheetOf(context);
    await expect(sheet.getByRole('link', { name: text('shell', 'findGame') })).toHaveAttribute('href', '/web/games');
    await expect(sheet.getByRole('link', { name: text('shell', 'help') })).toHaveAttribute('href', '/web/helpmc#aboutus');
    await expect(sheet.getByRole('link', { name: text('shell', 'notices') })).toHaveAttribute('href', '/web?dialog=notices');
    await expect(await sheet.findByRole('link', { name: 'Telegram' })).toHaveAttribute('target', '_blank');
    await expect(sheet.getByRole('link', { name: 'Khuyến mãi' })).toHaveAttribute('href', '/web/promo');
  },
};
export const Vendors: Story = {
  play: async (context) => {
    const sheet = await open(context, 'Bắn cá');
    await expect(await sheet.findByRole('link', { name: 'JDB' })).toHaveAttribute('href', '/web/fish?page=JDB');
  },
};
export const Live: Story = {
  play: async (context) => {
    const sheet = await open(context, 'Casino');
    await expect(await sheet.findByRole('link', { name: storyWords(context.globals).text('shell', 'menuMore') })).toBeVisible();
  },
};
/** §2 "A live game without game id and node id shows an error". */
export const GameWithoutIds: Story = {
  parameters: answering({
    groups: storyMenus.groups.map((group) => ({ ...group, games: group.games.map((game) => ({ ...game, gameId: '', nodeId: '' })) })),
  }),
  play: async (context) => {
    const { text } = storyWords(context.globals);
    const sheet = await open(context, 'Casino');
    await context.userEvent.click(await sheet.findByRole('button', { name: /Baccarat/ }));
    const error = await screen.findByRole('alertdialog', { name: text('shell', 'menuGameMissing') });
    await expect(error).toHaveTextContent(text('core', 'game_not_found'));
    await expect(context.args.onPlayGame).not.toHaveBeenCalled();
  },
};
export const Loading: Story = {
  parameters: answering('never'),
  play: async (context) => void (await open(context, 'Bắn cá')),
};
export const Failed: Story = {
  parameters: answering(new Refusal('system_error')),
  play: async (context) => {
    const sheet = await open(context, 'Bắn cá');
    await expect(await sheet.findByText(storyWords(context.globals).text('core', 'system_error'))).toBeVisible();
  },
};
export const Empty: Story = {
  play: async (context) => {
    const sheet = await open(context, 'Game bài');
    await expect(await sheet.findByText(storyWords(context.globals).text('shell', 'menuEmpty'))).toBeVisible();
  },
};
export const WithTheLine: Story = {
  args: { lines: 'Đường truyền 38 ms' },
  play: async (context) => {
    const sheet = await sheetOf(context);
    await expect(sheet.getByText('Đường truyền 38 ms')).toBeVisible();
  },
};
export const WithoutDeposit: Story = {
  args: { depositHref: undefined },
  play: async (context) => {
    const sheet = await sheetOf(context);
    await expect(sheet.queryByRole('link', { name: storyWords(context.globals).text('shell', 'deposit') })).not.toBeInTheDocument();
  },
};
