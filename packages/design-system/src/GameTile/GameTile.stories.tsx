import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longSentence, longText, longWord } from '../testing/longText.ts';
import { sampleArt } from '../testing/samples.ts';
import { shownIn } from '../testing/shownIn.ts';
import { GameTile } from './GameTile.tsx';

const meta = {
  component: GameTile,
  args: {
    name: 'Rồng Vàng Megaways',
    vendor: 'PG',
    art: sampleArt(0),
    playText: 'Chơi ngay',
    onPlay: fn(),
    demo: { text: 'Chơi thử', onDemo: fn() },
  },
  parameters: { width: 'tile' },
} satisfies Meta<typeof GameTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const shown = shownIn(globals);
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: shown('Chơi ngay Rồng Vàng Megaways') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPlay).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.demo?.onDemo).toHaveBeenCalledOnce();
  },
};
export const New: Story = { args: { badge: { kind: 'new', text: 'Mới' } } };
export const Live: Story = { args: { badge: { kind: 'live', text: 'Live' } } };
export const WithoutDemo: Story = { args: { demo: undefined } };
export const Opening: Story = { args: { pending: true } };
export const Favorite: Story = {
  args: { favorite: { isOn: true, text: 'Yêu thích', onToggle: fn() } },
  play: async ({ canvasElement, args, globals }) => {
    const shown = shownIn(globals);
    const heart = within(canvasElement).getByRole('button', { name: shown('Yêu thích Rồng Vàng Megaways'), pressed: true });
    await userEvent.click(heart);
    await expect(args.favorite?.onToggle).toHaveBeenCalledOnce();
    await expect(args.onPlay).not.toHaveBeenCalled();
  },
};
export const NotFavorite: Story = {
  args: { favorite: { isOn: false, text: 'Yêu thích', onToggle: fn() }, badge: { kind: 'new', text: 'Mới' } },
};
/** Pictures for screens of several densities: the browser takes one of them, and none by the plain address. */
export const PictureByDensity: Story = {
  args: { artSet: `${sampleArt(1)} 1x, ${sampleArt(2)} 2x` },
  play: async ({ args, canvasElement }) => {
    const picture = canvasElement.querySelector('img');
    await waitFor(() => expect(args.artSet?.split(' ')).toContain(picture?.currentSrc));
  },
};
export const LongName: Story = {
  args: { name: 'Rồng Vàng Megaways Siêu Cấp Đặc Biệt', vendor: 'Nhà cung cấp rất dài', badge: { kind: 'hot', text: 'Đang rất hot' } },
};
export const LongText: Story = {
  args: {
    name: longText,
    vendor: longWord,
    playText: longWord,
    badge: { kind: 'hot', text: longWord },
    demo: { text: longSentence, onDemo: fn() },
    favorite: { isOn: false, text: longSentence, onToggle: fn() },
  },
  play: keepInside,
};
export const Composed: Story = composed(meta, { Plain, New, Live, WithoutDemo, Opening, Favorite, NotFavorite, LongName });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
