import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { RewardArt } from './RewardArt.tsx';
import { type RewardArtName, rewardFigures } from './rewardFigures.tsx';

const names = Object.keys(rewardFigures) as RewardArtName[];

test('no two drawings are alike, and none of them is read out', async () => {
  const drawn = names.map((name) => {
    const { container, unmount } = renderPart(<RewardArt name={name} />);
    const drawing = container.querySelector('svg');
    expect(drawing?.getAttribute('aria-hidden')).toBe('true');
    const shape = drawing?.innerHTML;
    unmount();
    return shape;
  });
  expect(new Set(drawn).size).toBe(names.length);
  renderPart(<RewardArt name="egg" />);
  expect(await axeFindings()).toEqual([]);
});
