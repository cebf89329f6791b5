import { expect, it } from 'vitest';
import { legionPartsOf } from './legionParts.ts';

it('§2 Legion tabs: setup is the master’s alone', () => {
  expect(legionPartsOf({ isMaster: true })).toEqual(['rank', 'records', 'rules', 'members', 'setup']);
  expect(legionPartsOf({ isMaster: false })).toEqual(['rank', 'records', 'rules', 'members']);
});
