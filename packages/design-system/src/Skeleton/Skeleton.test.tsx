import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Skeleton } from './Skeleton.tsx';

test('screen readers do not meet it', () => {
  const { container } = renderPart(<Skeleton shape="tile" width="half" />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});

test('axe finds nothing', async () => {
  renderPart(<Skeleton />);
  expect(await axeFindings()).toEqual([]);
});
