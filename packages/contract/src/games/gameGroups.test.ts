import { describe, expect, it } from 'vitest';
import { vendorTypes } from './game.ts';
import { gameGroups, isInGroup, menuVendorsIn, type SellingVendor, vendorsIn, vendorTypesOf } from './gameGroups.ts';

const vendors: SellingVendor[] = [
  { vassalage: 'CQ9', vendorTypes: ['RNG', 'FISH'] },
  { vassalage: 'AG', vendorTypes: ['LIVE', 'RNG', 'FISH'] },
  { vassalage: 'PG', vendorTypes: ['RNG'] },
  { vassalage: 'PTU', vendorTypes: ['RNG'] },
  { vassalage: 'MGS', vendorTypes: ['RNG', 'LIVE'] },
  { vassalage: 'TD', vendorTypes: ['RNG'] },
  { vassalage: 'TF', vendorTypes: ['SPORTS', 'LOTT'] },
  { vassalage: 'SV388', vendorTypes: ['SPORTS'] },
  { vassalage: 'AV', vendorTypes: ['SPORTS'] },
  { vassalage: 'IMES', vendorTypes: ['SPORTS'] },
  { vassalage: 'IMSB', vendorTypes: ['SPORTS'] },
  { vassalage: 'KX', vendorTypes: ['PVP', 'CONS'] },
  { vassalage: 'KNO', vendorTypes: ['ELOTT'] },
];
const codesOf = (found: readonly SellingVendor[]): string[] => found.map(({ vassalage }) => vassalage);

describe('§9 vendors by group', () => {
  it.each([
    ['sports', ['IMSB', 'TF', 'SV388', 'AV', 'IMES']],
    ['sportMarket', ['SV388']],
    ['competitive', ['TF', 'AV', 'IMES']],
    ['casino', ['AG', 'MGS']],
    ['egame', ['TD', 'MGS', 'PG', 'PTU', 'AG', 'CQ9', 'KX']],
    ['fish', ['CQ9', 'AG']],
    ['lottery', ['TF', 'KNO']],
    ['chess', ['KX']],
  ] as const)('the page of %s has %j', (group, codes) => {
    expect(codesOf(vendorsIn(group, vendors))).toEqual(codes);
  });

  it('the menu of egame has its accounts alone, every other menu the games of its page', () => {
    expect(codesOf(menuVendorsIn('egame', vendors))).toEqual(['TD', 'MGS', 'PG', 'PTU', 'AG']);
    for (const group of gameGroups.filter((one) => one !== 'egame')) {
      expect(menuVendorsIn(group, vendors)).toEqual(vendorsIn(group, vendors));
    }
  });

  it.each([
    ['sportMarket', 'SPORTS', 'IMSB', false],
    ['sportMarket', 'SPORTS', 'TF', false],
    ['sportMarket', 'SPORTS', 'ESX', true],
    ['competitive', 'SPORTS', 'TF', true],
    ['competitive', 'LOTT', 'TF', false],
    ['lottery', 'LOTT', 'TF', true],
    ['egame', 'CONS', 'KX', true],
    ['chess', 'CONS', 'KX', false],
  ] as const)('%s: games of %s by %s – %s', (group, type, vassalage, isIn) => {
    expect(isInGroup(group, type, vassalage)).toBe(isIn);
  });

  it('§3 every vendor type has a group, and a group without vendors is empty', () => {
    expect(new Set(gameGroups.flatMap((group) => vendorTypesOf[group]))).toEqual(new Set(vendorTypes));
    expect(gameGroups.flatMap((group) => vendorsIn(group, []))).toEqual([]);
  });
});
