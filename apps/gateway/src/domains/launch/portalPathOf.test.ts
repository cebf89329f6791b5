import { expect, test } from 'vitest';
import { portalPathOf } from './launch.ts';

test('a game’s way back leads to the portal’s page of the launch, and nowhere else', () => {
  expect(portalPathOf(undefined)).toBe('/web/');
  expect(portalPathOf('/games?q=rong#row')).toBe('/web/games?q=rong#row');
  for (const path of ['/../docs', '/../../healthz', '/%2e%2e/docs', '/..']) expect(portalPathOf(path), path).toBe('/web/');
});
