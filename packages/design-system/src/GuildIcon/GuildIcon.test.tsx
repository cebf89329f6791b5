import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { GuildIcon } from './GuildIcon.tsx';

test('§9 six drawings, no two alike, each with its guild’s name', () => {
  const ids = [0, 1, 2, 3, 4, 5] as const;
  renderPart(
    <div>
      {ids.map((iconId) => (
        <GuildIcon key={iconId} iconId={iconId} name={`guild ${iconId}`} />
      ))}
    </div>,
  );
  const figures = screen.getAllByRole('img').map((drawing) => drawing.querySelectorAll('path')[1]?.getAttribute('d'));
  expect(new Set(figures).size).toBe(6);
  expect(screen.getByRole('img', { name: 'guild 5' })).toBeDefined();
});

test('axe finds nothing', async () => {
  renderPart(<GuildIcon iconId={0} name="Dragons" />);
  expect(await axeFindings()).toEqual([]);
});
