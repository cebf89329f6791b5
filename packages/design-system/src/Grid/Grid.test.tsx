import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Grid } from './Grid.tsx';

test('it is a div, or the element that its content asks for', () => {
  renderPart(
    <Grid min="tile" as="ul" aria-label="Games">
      <li>One</li>
    </Grid>,
  );
  expect(screen.getByRole('list', { name: 'Games' })).toBeDefined();
});

test('axe finds nothing', async () => {
  renderPart(<Grid min="tile">content</Grid>);
  expect(await axeFindings()).toEqual([]);
});
