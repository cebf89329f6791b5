import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { GameTile } from '../GameTile/index.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, under } from '../testing/conditions.ts';
import { keepInside, longSentence, longWord } from '../testing/longText.ts';
import { sampleArt, sampleGames } from '../testing/samples.ts';
import { type Shown, shownIn } from '../testing/shownIn.ts';
import { VirtualGrid } from './VirtualGrid.tsx';

interface Game {
  id: string;
  name: string;
}
const games = (count: number): Game[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: `${sampleGames[index % sampleGames.length]} ${index + 1}` }));
const all = games(10_000);

const meta = {
  component: VirtualGrid<Game>,
  args: {
    label: 'Tất cả trò chơi',
    items: all,
    itemKey: (game) => game.id,
    renderItem: (game, index) => (
      <GameTile
        name={game.name}
        vendor="PG"
        art={sampleArt(index)}
        playText="Chơi ngay"
        onPlay={fn()}
        demo={{ text: 'Chơi thử', onDemo: fn() }}
      />
    ),
  },
} satisfies Meta<typeof VirtualGrid<Game>>;
export default meta;
type Story = StoryObj<typeof meta>;

const playOf = (shown: Shown, place: number): RegExp => new RegExp(`^${shown('Chơi ngay')} .* ${place}$`);

export const TenThousand: Story = {
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const list = within(canvasElement).getByRole('list', { name: shown('Tất cả trò chơi') });
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(6));
    await expect(list.querySelectorAll('*').length).toBeLessThan(1500);
    const first = within(list).getByRole('button', { name: playOf(shown, 1) });
    first.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(list).getByRole('button', { name: playOf(shown, 2) })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(within(list).getByRole('button', { name: playOf(shown, 10000) })).toHaveFocus());
    await expect(document.activeElement?.closest('[role=listitem]')).toHaveAttribute('aria-posinset', '10000');
    await expect(list.querySelectorAll('*').length).toBeLessThan(1500);
    window.scrollTo(0, 0);
    await waitFor(() => expect(list).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(within(list).getByRole('button', { name: playOf(shown, 9999) })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(within(list).getByRole('button', { name: playOf(shown, 1) })).toHaveFocus());
  },
};
export const ByPages: Story = {
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const list = within(canvasElement).getByRole('list', { name: shown('Tất cả trò chơi') });
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(6));
    const place = (): number => Number(document.activeElement?.closest('[role=listitem]')?.getAttribute('aria-posinset'));
    within(list)
      .getByRole('button', { name: playOf(shown, 1) })
      .focus();
    await userEvent.keyboard('{ArrowDown}');
    const columns = place() - 1;
    await expect(columns).toBeGreaterThan(1);
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(place()).toBeGreaterThan(1 + columns));
    await expect((place() - 1) % columns).toBe(0);
    await userEvent.keyboard('{PageUp}{ArrowUp}');
    await waitFor(() => expect(place()).toBe(1));
  },
};
export const Few: Story = { args: { items: games(5) } };
export const None: Story = { args: { items: [] } };
export const LongText: Story = {
  args: { items: [longWord, longSentence].map((name, index) => ({ ...(games(2)[index] as Game), name })) },
  play: keepInside,
};
export const RightToLeft: Story = { args: { items: games(40) }, globals: { direction: 'rtl' } };
export const Composed: Story = composed(meta, { Few });
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
