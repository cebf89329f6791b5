import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Card } from './Card.tsx';

test('it is a div, or the element that its content asks for', () => {
  renderPart(
    <Card as="ul" aria-label="Games">
      <li>One</li>
    </Card>,
  );
  expect(screen.getByRole('list', { name: 'Games' })).toBeDefined();
});

test('axe finds nothing', async () => {
  renderPart(<Card>content</Card>);
  expect(await axeFindings()).toEqual([]);
});
