import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Inline } from './Inline.tsx';

test('it is a div, or the element that its content asks for', () => {
  renderPart(
    <Inline as="ul" aria-label="Games">
      <li>One</li>
    </Inline>,
  );
  expect(screen.getByRole('list', { name: 'Games' })).toBeDefined();
});

test('axe finds nothing', async () => {
  renderPart(<Inline>content</Inline>);
  expect(await axeFindings()).toEqual([]);
});
