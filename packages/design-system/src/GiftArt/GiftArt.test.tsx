import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { GiftArt } from './GiftArt.tsx';
import { type GiftArtName, giftFigures } from './giftFigures.tsx';

const names = Object.keys(giftFigures) as GiftArtName[];

test('twelve drawings, no two alike, none of them read out', async () => {
  const drawn = names.map((name) => {
    const { container, unmount } = renderPart(<GiftArt name={name} />);
    const drawing = container.querySelector('svg');
    expect(drawing?.getAttribute('aria-hidden')).toBe('true');
    const shape = drawing?.innerHTML.replaceAll(/ id="[^"]*"|url\([^)]*\)/g, '') ?? '';
    unmount();
    return shape;
  });
  expect(new Set(drawn).size).toBe(12);
  renderPart(<GiftArt name="cards" />);
  expect(await axeFindings()).toEqual([]);
});
