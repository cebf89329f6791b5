import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { TileSkeleton } from './TileSkeleton.tsx';

test('screen readers do not meet it', () => {
  const { container } = renderPart(<TileSkeleton />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});

test('axe finds nothing', async () => {
  renderPart(<TileSkeleton />);
  expect(await axeFindings()).toEqual([]);
});
