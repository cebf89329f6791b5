import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { TileGrid } from './TileGrid.tsx';

test('it is a named list with an item a tile', () => {
  renderPart(
    <TileGrid label="Popular">
      <span>one</span>
      <span>two</span>
    </TileGrid>,
  );
  expect(within(screen.getByRole('list', { name: 'Popular' })).getAllByRole('listitem')).toHaveLength(2);
});

test('axe finds nothing', async () => {
  renderPart(
    <TileGrid label="Popular">
      <span>one</span>
    </TileGrid>,
  );
  expect(await axeFindings()).toEqual([]);
});
