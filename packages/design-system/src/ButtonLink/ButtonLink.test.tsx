import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { gridIcon } from '../Icon/icons.ts';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { ButtonLink } from './ButtonLink.tsx';

test('it is a link, not a button', () => {
  renderPart(<ButtonLink href="/games">Games</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Games' }).getAttribute('href')).toBe('/games');
  expect(screen.queryByRole('button')).toBeNull();
});

test('axe finds nothing', async () => {
  renderPart(
    <ButtonLink href="/games" icon={gridIcon}>
      Games
    </ButtonLink>,
  );
  expect(await axeFindings()).toEqual([]);
});
