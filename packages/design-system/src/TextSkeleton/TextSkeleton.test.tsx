import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { TextSkeleton } from './TextSkeleton.tsx';

test('screen readers do not meet it', () => {
  const { container } = renderPart(<TextSkeleton letters={20} />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});

test('it can be broken into lines between its words, and there alone', () => {
  const { container } = renderPart(<TextSkeleton letters={23} />);
  const words = container.textContent?.split(' ').filter(Boolean) ?? [];
  expect(words.map((word) => word.replaceAll('\u00a0', ''))).toEqual(['', '', '', '', '']);
});

test('axe finds nothing', async () => {
  renderPart(<TextSkeleton letters={20} />);
  expect(await axeFindings()).toEqual([]);
});
