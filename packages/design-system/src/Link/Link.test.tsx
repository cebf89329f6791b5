import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DesignSystemProvider, type LinkComponent } from '../DesignSystemProvider/index.ts';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { wordsEn } from '../words/index.ts';
import { Link } from './Link.tsx';

test('it is drawn by the application’s own link', () => {
  const RouterLink: LinkComponent = ({ children, href }) => (
    <a href={`/web${href}`} data-router>
      {children}
    </a>
  );
  renderPart(
    <DesignSystemProvider words={wordsEn} linkComponent={RouterLink}>
      <Link href="/terms">Terms</Link>
    </DesignSystemProvider>,
  );
  expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/web/terms');
});

test('an address out of the site opens in a tab of its own', () => {
  renderPart(
    <>
      <Link href="/terms">Terms</Link>
      <Link href="https://zalo.example">Zalo</Link>
    </>,
  );
  const targets = screen.getAllByRole<HTMLAnchorElement>('link').map(({ target, rel }) => [target, rel]);
  expect(targets).toEqual([
    ['', ''],
    ['_blank', 'noopener noreferrer'],
  ]);
});

test('axe finds nothing', async () => {
  renderPart(<Link href="/terms">Terms</Link>);
  expect(await axeFindings()).toEqual([]);
});
