import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { searchIcon } from '../Icon/icons.ts';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { IconLink } from './IconLink.tsx';

test('it has its name, and leads there in this tab', () => {
  renderPart(<IconLink href="#games" label="Find a game" icon={searchIcon} />);
  const link = screen.getByRole('link', { name: 'Find a game' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['#games', null]);
});

test('what leads out of the site opens in a tab that learns nothing of this one; a letter is not read out', () => {
  renderPart(<IconLink href="https://zalo.example" label="Zalo" letter="Z" />);
  const link = screen.getByRole('link', { name: 'Zalo' });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
});

test('axe finds nothing', async () => {
  renderPart(<IconLink href="https://zalo.example" label="Zalo" letter="Z" />);
  expect(await axeFindings()).toEqual([]);
});
