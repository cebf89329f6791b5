import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Avatar } from './Avatar.tsx';

test('nine drawings, no two alike, each with its player’s name', () => {
  const ids = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
  renderPart(
    <div>
      {ids.map((iconId) => (
        <Avatar key={iconId} iconId={iconId} name={`player ${iconId}`} />
      ))}
    </div>,
  );
  expect(new Set(screen.getAllByRole('img').map((drawing) => drawing.innerHTML)).size).toBe(9);
  expect(screen.getByRole('img', { name: 'player 8' })).toBeDefined();
});

test('axe finds nothing', async () => {
  renderPart(<Avatar iconId={0} name="minh" />);
  expect(await axeFindings()).toEqual([]);
});
