import { expect, it } from 'vitest';
import { canKick } from './canKick.ts';

it.each([
  ['a master removes a member', true, { isMaster: false, isOwn: false }, true],
  ['a master does not remove himself', true, { isMaster: true, isOwn: true }, false],
  ['a member removes nobody', false, { isMaster: false, isOwn: false }, false],
  ['a member does not remove the master', false, { isMaster: true, isOwn: false }, false],
])('§6 kickMember: %s', (_, isMaster, member, isAllowed) => {
  expect(canKick({ isMaster }, member)).toBe(isAllowed);
});
