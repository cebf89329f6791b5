import { expect, test } from 'vitest';
import { type EntryState, type PromotionStatus, promotionStatuses, promotionStatusOf, type StatusFacts } from './promotionStatus.ts';

const facts = (part: Partial<StatusFacts> = {}): StatusFacts => ({
  now: 100,
  isOver: false,
  isEligible: true,
  isAutomatic: false,
  isClaimable: false,
  ...part,
});
const entry = (state: EntryState, claimUntil?: number) => ({ entry: { state, claimUntil } });
const over = { isOver: true };
const ended = { endsAt: 100 };
const coming = { releasesAt: 101 };

const rows: [why: string, part: Partial<StatusFacts>, status: PromotionStatus][] = [
  ['nothing has happened', {}, 'join'],
  ['its time has come', { releasesAt: 100, endsAt: 101 }, 'join'],
  ['it is announced', coming, 'comingSoon'],
  ['it is announced, and something could be claimed', { ...coming, isClaimable: true }, 'comingSoon'],
  ['its time is over', ended, 'close'],
  ['it is switched off, or its budget is spent', over, 'close'],
  ['it is switched off before its time', { ...over, ...coming }, 'close'],
  ['its rules leave the member out', { isEligible: false }, 'close'],
  ['something can be claimed', { isClaimable: true }, 'claim'],
  ['something could be claimed of one that is over', { ...over, isClaimable: true }, 'close'],
  ['he takes part without doing anything', { isAutomatic: true }, 'joined'],
  ['and something can be claimed of that', { isAutomatic: true, isClaimable: true }, 'claim'],
  ['he has joined', entry('joined'), 'joined'],
  ['he has joined, and it is over', { ...entry('joined'), ...ended }, 'close'],
  ['his application waits', entry('applying'), 'applying'],
  ['his application waits, and it is over', { ...entry('applying'), ...over }, 'applying'],
  ['his application is looked into', entry('processing'), 'process'],
  ['his application was refused', entry('rejected'), 'rejected'],
  ['his application was refused, and it is over', { ...entry('rejected'), ...over }, 'rejected'],
  ['his reward waits', entry('approved', 101), 'claim'],
  ['his reward waits without a bound', entry('approved'), 'claim'],
  ['his reward waits, and it is over', { ...entry('approved', 101), ...over }, 'claim'],
  ['his reward waited too long', entry('approved', 100), 'close'],
  ['his bonus is on the balance', entry('issued'), 'issued'],
  ['his bonus is on the balance, and it is over', { ...entry('issued'), ...ended }, 'issued'],
  ['he has claimed it', entry('claimed'), 'claimed'],
  ['he has claimed it, and his account is left out since', { ...entry('claimed'), isEligible: false }, 'claimed'],
  ['his part brought nothing', entry('ended'), 'join'],
  ['his part brought nothing, and it is over', { ...entry('ended'), ...over }, 'close'],
];

test.each(rows)('§4 %s', (_, part, status) => {
  expect(promotionStatusOf(facts(part))).toBe(status);
});

test('§4 every status comes about', () => {
  expect(new Set(rows.map(([, , status]) => status))).toEqual(new Set(promotionStatuses));
});
