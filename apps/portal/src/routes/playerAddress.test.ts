import { expect, test } from 'vitest';
import { addresses } from './addresses.ts';
import { matchAddress, nodeIdOf } from './playerAddress.ts';

test.each(['/reset-password', '/reset%2Dpassword', '/Reset-Password/'])('%s is the page that a mail names', (address) => {
  expect(matchAddress('/reset-password', address)).not.toBeNull();
});

test.each(['n1', 'a/b c', 'Rồng%'])('the player page reads the node id “%s” as it was written', (id) => {
  expect(nodeIdOf(addresses.play(id))).toBe(id);
});

test('an address that can’t be read is of no other page', () => {
  expect(matchAddress('/games', '/%E0%A4%A')).toBeNull();
});
