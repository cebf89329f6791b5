import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Footer } from './Footer.tsx';

test('the legal words are always in it', () => {
  renderPart(<Footer brand="Baize" legal="18+" />);
  expect(screen.getByRole('contentinfo').textContent).toBe('Baize18+');
});

test('axe finds nothing', async () => {
  renderPart(<Footer brand="Baize" legal="18+" links={<a href="/terms">Terms</a>} />);
  expect(await axeFindings()).toEqual([]);
});
