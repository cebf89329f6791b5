import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Box } from './Box.tsx';

test('it is a div, or the element that its content asks for', () => {
  renderPart(
    <Box padding={2} as="ul" aria-label="Games">
      <li>One</li>
    </Box>,
  );
  expect(screen.getByRole('list', { name: 'Games' })).toBeDefined();
});

test('axe finds nothing', async () => {
  renderPart(<Box padding={2}>content</Box>);
  expect(await axeFindings()).toEqual([]);
});
