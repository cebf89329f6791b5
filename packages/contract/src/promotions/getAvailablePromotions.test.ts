import { expect, test } from 'vitest';
import { countRewards, getAvailablePromotions, promoKinds } from './getAvailablePromotions.ts';

type AvailablePromo = Parameters<typeof countRewards>[0];
const eachKind = (counterOf: (at: number) => AvailablePromo['LOGIN']): AvailablePromo =>
  Object.fromEntries(promoKinds.map((kind, at) => [kind, counterOf(at)])) as AvailablePromo;

test('§3 availablePromo has a counter of each kind, and no negative one', () => {
  const availablePromo = eachKind(() => ({ enabled: true, count: 0 }));
  const { MISSION: _, ...withoutMission } = availablePromo;
  const isReply = (reply: unknown): boolean => getAvailablePromotions.response.safeParse(reply).success;
  expect(isReply({ availablePromo })).toBe(true);
  expect(isReply({ availablePromo: withoutMission })).toBe(false);
  expect(isReply({ availablePromo: { ...availablePromo, LOGIN: { enabled: true, count: -1 } } })).toBe(false);
});

test('§2 reward badge: the sum of the kinds that are enabled', () => {
  expect(countRewards(eachKind((at) => ({ enabled: at !== 6, count: 10 ** at })))).toBe(111_111);
  expect(countRewards(eachKind(() => ({ enabled: false, count: 3 })))).toBe(0);
});
