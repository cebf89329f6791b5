import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Stack } from './Stack.tsx';

test('it is a div, or the element that its content asks for', () => {
  renderPart(
    <Stack as="ul" aria-label="Games">
      <li>One</li>
    </Stack>,
  );
  expect(screen.getByRole('list', { name: 'Games' })).toBeDefined();
});

test('axe finds nothing', async () => {
  renderPart(<Stack>content</Stack>);
  expect(await axeFindings()).toEqual([]);
});
