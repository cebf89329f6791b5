import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Heading } from './Heading.tsx';

test.each([1, 2, 3] as const)('level %d is in the outline as such, whatever its size', (level) => {
  renderPart(
    <Heading level={level} size="body">
      Popular
    </Heading>,
  );
  expect(screen.getByRole('heading', { level, name: 'Popular' })).toBeDefined();
});

test('axe finds nothing', async () => {
  renderPart(<Heading level={1}>Popular</Heading>);
  expect(await axeFindings()).toEqual([]);
});
