import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { FieldSkeleton } from './FieldSkeleton.tsx';

test('screen readers do not meet it', () => {
  const { container } = renderPart(<FieldSkeleton helpLetters={20} />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});

test('help has a place where it will stand', () => {
  const { container } = renderPart(<FieldSkeleton />);
  const plain = container.firstElementChild?.childElementCount;
  const { container: withHelp } = renderPart(<FieldSkeleton helpLetters={20} />);
  expect([plain, withHelp.firstElementChild?.childElementCount]).toEqual([2, 3]);
});

test('axe finds nothing', async () => {
  renderPart(<FieldSkeleton helpLetters={20} />);
  expect(await axeFindings()).toEqual([]);
});
