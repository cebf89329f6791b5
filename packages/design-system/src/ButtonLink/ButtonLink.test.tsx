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

test('an address out of the site opens in a tab of its own', () => {
  renderPart(<ButtonLink href="https://zalo.example">Zalo</ButtonLink>);
  const { target, rel } = screen.getByRole<HTMLAnchorElement>('link');
  expect([target, rel]).toEqual(['_blank', 'noopener noreferrer']);
});

test('a download needs no tab', () => {
  renderPart(
    <ButtonLink href="https://apps.example/baize.apk" download>
      Android
    </ButtonLink>,
  );
  expect(screen.getByRole<HTMLAnchorElement>('link').target).toBe('');
});

test('axe finds nothing', async () => {
  renderPart(
    <ButtonLink href="/games" icon={gridIcon}>
      Games
    </ButtonLink>,
  );
  expect(await axeFindings()).toEqual([]);
});
