import { expect, test } from 'vitest';
import { transactionKinds } from '../records/transaction.ts';
import { changeKinds, excludedKinds, excludedTypeIds } from './changeKinds.ts';

test('§9 account change details have every kind but the excluded ones, and each once', () => {
  expect(excludedTypeIds).toEqual([6231, 2004, 4203, 4223, 6156]);
  expect([...changeKinds, ...excludedKinds].toSorted()).toEqual([...transactionKinds].toSorted());
});

test('no money that comes to an account from outside, or leaves it, is excluded', () => {
  expect(changeKinds).toEqual(expect.arrayContaining(['deposit', 'withdrawal', 'transferReceived', 'bonus', 'adjustment', 'dividend']));
});
