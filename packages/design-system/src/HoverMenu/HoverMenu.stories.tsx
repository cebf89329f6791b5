import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { forcedColors, largeText, narrow, reducedMotion, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { sampleArt, sampleCategories, sampleGames } from '../testing/samples.ts';
import { shownIn } from '../testing/shownIn.ts';
import { HoverMenu, type HoverMenuEntry } from './HoverMenu.tsx';
import type { HoverMenuItem } from './HoverMenuPanel.tsx';

/** §9: the live menu lists thirteen. */
const games: HoverMenuItem[] = Array.from({ length: 13 }, (_, index) => ({
  id: `${index}`,
  text: sampleGames[index % sampleGames.length] ?? '',
  image: sampleArt(index),
  href: `#game-${index}`,
}));
const more = { text: 'Xem tất cả', href: '#all' };
const entries: HoverMenuEntry[] = [
  { id: 'home', text: 'Trang chủ', href: '#home' },
  ...sampleCategories.slice(2, 6).map(({ id, text }): HoverMenuEntry => ({ id, text, items: games, more })),
  { id: 'promotions', text: 'Khuyến mãi', href: '#promotions' },
];

const meta = {
  component: HoverMenu,
  args: { label: 'Trò chơi', entries, currentId: 'home', onOpenMenu: fn() },
  decorators: [(Story) => <div style={{ minBlockSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof HoverMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const isOpen: Story['play'] = async ({ canvasElement, globals }) => {
  await expect(await within(canvasElement).findByRole('link', { name: shownIn(globals)('Xem tất cả') }, { timeout: 3000 })).toBeVisible();
};
const openByClick: NonNullable<Story['play']> = async (context) => {
  await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Casino' }));
  await isOpen(context);
};

export const Closed: Story = {};
export const ByClick: Story = {
  play: async (context) => {
    await openByClick(context);
    await expect(context.args.onOpenMenu).toHaveBeenCalledWith('casino');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const ByPointer: Story = {
  play: async (context) => {
    await userEvent.hover(within(context.canvasElement).getByRole('button', { name: 'Slots' }));
    await isOpen(context);
  },
};
/** A finger opens with its first touch and closes with its second. */
export const ByTouch: Story = {
  play: async (context) => {
    const word = within(context.canvasElement).getByRole('button', { name: 'Casino' });
    const touch = async (): Promise<void> => {
      await userEvent.pointer([{ keys: '[TouchA>]', target: word }, { keys: '[/TouchA]' }]);
    };
    await touch();
    await isOpen(context);
    await touch();
    await waitFor(() => expect(word).toHaveAttribute('aria-expanded', 'false'));
  },
};
export const ByKeyboard: Story = {
  play: async (context) => {
    const shown = shownIn(context.globals);
    const word = within(context.canvasElement).getByRole('button', { name: 'Casino' });
    word.focus();
    await userEvent.keyboard('{Enter}');
    await isOpen(context);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('link', { name: shown('Rồng Vàng Megaways') })[0]).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(word).toHaveFocus());
    await expect(word).toHaveAttribute('aria-expanded', 'false');
  },
};
const only = (entry: Pick<HoverMenuEntry & { items: unknown }, 'items'>): HoverMenuEntry[] => [
  { id: 'casino', text: 'Casino', more, ...entry } as HoverMenuEntry,
];
export const Loading: Story = { args: { entries: only({ items: null }) }, play: openByClick, tags: ['pictured'] };
export const Empty: Story = { args: { entries: only({ items: [] }) }, play: openByClick };
export const EmptySaysSo: Story = {
  tags: ['pictured'],
  args: { entries: [{ id: 'casino', text: 'Casino', items: [], emptyText: 'Chưa có trò chơi' }] },
  play: async ({ canvasElement, globals }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Casino' }));
    await expect(await within(canvasElement).findByText(shownIn(globals)('Chưa có trò chơi'))).toBeVisible();
  },
};
/** Each word leads somewhere itself: the panel comes under a mouse, and a key finds a button for it. */
export const WordsThatLead: Story = {
  args: {
    entries: sampleCategories.slice(1, 5).map(
      ({ id, text }): HoverMenuEntry => ({
        id,
        text,
        href: `#${id}`,
        menuLabel: `${text}: trò chơi`,
        items: games,
        more,
      }),
    ),
  },
  play: async (context) => {
    await userEvent.hover(within(context.canvasElement).getByRole('link', { name: 'Slots' }));
    await isOpen(context);
  },
};
export const Failed: Story = {
  tags: ['pictured'],
  args: { entries: [{ id: 'casino', text: 'Casino', items: null, failure: { text: 'Kết nối mạng bất thường', onRetry: fn() } }] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Casino' }));
    await expect(await within(canvasElement).findByText(/./, { selector: 'p' })).toBeVisible();
  },
};
export const LongText: Story = {
  args: { entries: only({ items: [{ id: 'long', text: longText, href: '#long' }] }) },
  play: async (context) => {
    await openByClick(context);
    await keepInside();
  },
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <HoverMenu {...args} />
    </div>
  ),
  play: openByClick,
};
export const Composed: Story = { play: openByClick };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
export const ReducedMotion: Story = { ...under(reducedMotion, Composed), tags: ['!test'] };
