import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { PromotionArt } from './PromotionArt.tsx';
import { type PromotionArtName, promotionFigures } from './promotionFigures.tsx';

const names = Object.keys(promotionFigures) as PromotionArtName[];

test('eleven drawings, no two alike, none of them read out', async () => {
  const drawn = names.map((name) => {
    const { container, unmount } = renderPart(<PromotionArt name={name} />);
    const drawing = container.querySelector('svg');
    expect(drawing?.getAttribute('aria-hidden')).toBe('true');
    const shape = drawing?.innerHTML.replaceAll(/ id="[^"]*"|url\([^)]*\)/g, '') ?? '';
    unmount();
    return shape;
  });
  expect(new Set(drawn).size).toBe(11);
  renderPart(<PromotionArt name="coins" />);
  expect(await axeFindings()).toEqual([]);
});
