import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Callout } from './Callout.tsx';

test.each([
  ['info', 'status'],
  ['positive', 'status'],
  ['warning', 'status'],
  ['negative', 'alert'],
] as const)('%s is announced as %s', (tone, role) => {
  renderPart(
    <Callout tone={tone} title="Connection">
      Try again.
    </Callout>,
  );
  expect(screen.getByRole(role).textContent).toBe('ConnectionTry again.');
});

test('axe finds nothing', async () => {
  renderPart(<Callout tone="warning">Maintenance at 2.</Callout>);
  expect(await axeFindings()).toEqual([]);
});
