import { expect, it } from 'vitest';
import { calls } from '../calls.ts';
import { withdrawalStates } from './withdrawalOrder.ts';

it('RTS 14B no call gives up a withdrawal that was asked for', () => {
  const changing = Object.entries(calls).filter(([, { method }]) => method !== 'GET');
  const namesOf = (has: RegExp): string[] => changing.flatMap(([name, { path }]) => (has.test(`${name} ${path}`) ? [name] : [])).sort();
  expect(namesOf(/withdraw/i), 'what is done to a withdrawal').toEqual(['confirmReceipt', 'createWithdrawal', 'sendReceiptProof']);
  expect(namesOf(/cancel|giveUp|revoke|undo/i), 'what is given up').toEqual(['cancelBonus', 'cancelDeposit', 'cancelLotteryOrder']);
  expect(withdrawalStates).not.toContain('cancelled');
});
