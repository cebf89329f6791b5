import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { GameTile } from '../GameTile/index.ts';
import { TileSkeleton } from '../TileSkeleton/index.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longSentence, longText, longWord } from '../testing/longText.ts';
import { sampleArt, sampleGames } from '../testing/samples.ts';
import { TileGrid } from './TileGrid.tsx';

const meta = { component: TileGrid, args: { label: 'Phổ biến hôm nay', children: null } } satisfies Meta<typeof TileGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SevenColumns: Story = {
  args: {
    children: sampleGames.map((name, index) => (
      <GameTile
        key={name}
        name={name}
        vendor="PG"
        art={sampleArt(index)}
        playText="Chơi ngay"
        onPlay={fn()}
        demo={{ text: 'Chơi thử', onDemo: fn() }}
      />
    )),
  },
};
export const Short: Story = { args: { ...SevenColumns.args, short: true } };
/** A name is read whole on the tile of a phone. */
export const OnPhone: Story = {
  args: { ...SevenColumns.args },
  globals: { viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvasElement }) => {
    const tiles = within(canvasElement).getAllByRole('article');
    const names = tiles.map((tile) => within(tile).getByText(tile.ariaLabel ?? '', { selector: 'p' }));
    await expect(names.filter((name) => name.scrollHeight > name.clientHeight || name.scrollWidth > name.clientWidth)).toEqual([]);
    const columns = new Set(tiles.map((tile) => tile.getBoundingClientRect().left));
    await expect(columns.size).toBe(2);
  },
};
export const Loading: Story = { args: { children: sampleGames.map((name) => <TileSkeleton key={name} />) } };
export const LongText: Story = {
  args: { label: longText, children: [longWord, longSentence].map((text) => <Card key={text}>{text}</Card>) },
  play: keepInside,
};
export const Composed: Story = composed(meta, { SevenColumns, Short, Loading });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
