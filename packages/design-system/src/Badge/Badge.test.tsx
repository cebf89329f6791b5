import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Badge } from './Badge.tsx';

test('it shows its words', () => {
  renderPart(
    <Badge tone="warning" variant="outline">
      Under way
    </Badge>,
  );
  expect(screen.getByText('Under way')).toBeDefined();
});

test('axe finds nothing', async () => {
  renderPart(<Badge tone="live">Live</Badge>);
  expect(await axeFindings()).toEqual([]);
});
