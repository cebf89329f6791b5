import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Page } from './Page.tsx';

test('it is the main part, and the skip link can focus it', () => {
  renderPart(<Page>content</Page>);
  const main = screen.getByRole('main');
  main.focus();
  expect(main.id).toBe('content');
  expect(document.activeElement).toBe(main);
});

test('axe finds nothing', async () => {
  renderPart(<Page>content</Page>);
  expect(await axeFindings()).toEqual([]);
});
