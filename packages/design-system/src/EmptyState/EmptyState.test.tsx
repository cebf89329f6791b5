import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { diceIcon } from '../Icon/icons.ts';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { EmptyState } from './EmptyState.tsx';

test('it offers the next step', () => {
  renderPart(<EmptyState title="No bets yet" action={<a href="/games">Popular games</a>} icon={diceIcon} />);
  expect(screen.getByRole('link', { name: 'Popular games' })).toBeDefined();
});

test('axe finds nothing', async () => {
  renderPart(<EmptyState title="No bets yet">Your first one will show here.</EmptyState>);
  expect(await axeFindings()).toEqual([]);
});
