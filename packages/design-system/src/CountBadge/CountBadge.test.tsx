import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { CountBadge } from './CountBadge.tsx';

test('it shows 99+ above 99, and nothing for none', () => {
  const { container, rerender } = renderPart(<CountBadge count={120} label="120 unread" />);
  expect(container.textContent).toBe('99+120 unread');
  rerender(<CountBadge count={0} label="none" />);
  expect(container.textContent).toBe('');
});

test('axe finds nothing', async () => {
  renderPart(<CountBadge count={3} label="3 unread" />);
  expect(await axeFindings()).toEqual([]);
});
