import type { VendorType } from './game.ts';

/** §2 "Navigation": the groups of games that have a menu and a page of their own. */
export const gameGroups = ['sports', 'sportMarket', 'casino', 'egame', 'fish', 'competitive', 'lottery', 'chess'] as const;
export type GameGroup = (typeof gameGroups)[number];

/** §3 "Game vendor types" of each group: every type has a group. */
export const vendorTypesOf: Readonly<Record<GameGroup, readonly VendorType[]>> = {
  sports: ['SPORTS'],
  sportMarket: ['SPORTS'],
  casino: ['LIVE'],
  egame: ['RNG', 'CONS'],
  fish: ['FISH'],
  competitive: ['SPORTS'],
  lottery: ['LOTT', 'ELOTT'],
  chess: ['PVP'],
};

/** §9 "default sports": the vendor that sports begins with. */
export const defaultSportVendor = 'IMSB';
/** §9 "Sport vendors: excluded from market". */
const outsideOfMarket: readonly string[] = ['IMSB', 'AV', 'IMES', 'TF'];
/** §9 "competitive". */
const competitiveVendors: readonly string[] = ['AV', 'IMES', 'TF'];
/** §9 "Egame accounts", in its order. */
const egameAccounts: readonly string[] = ['TD', 'MGS', 'PG', 'PTU', 'AG'];

/** A vendor's data for the rules. */
export interface SellingVendor {
  /** Vendor code that launch calls and addresses carry. */
  vassalage: string;
  /** The types of which it has games. */
  vendorTypes: readonly VendorType[];
}

const isAllowed: Partial<Record<GameGroup, (vassalage: string) => boolean>> = {
  sportMarket: (vassalage) => !outsideOfMarket.includes(vassalage),
  competitive: (vassalage) => competitiveVendors.includes(vassalage),
};
const firstOnes: Partial<Record<GameGroup, readonly string[]>> = { sports: [defaultSportVendor], egame: egameAccounts };

/** Whether a group’s page shows the games of this type and vendor (§9). */
export function isInGroup(group: GameGroup, vendorType: VendorType, vassalage: string): boolean {
  return vendorTypesOf[group].includes(vendorType) && (isAllowed[group]?.(vassalage) ?? true);
}

/**
 * The vendors of a group’s page, by §9: sports begin with the default one, egame with its accounts; the rest keep the order that they had.
 */
export function vendorsIn<Vendor extends SellingVendor>(group: GameGroup, vendors: readonly Vendor[]): Vendor[] {
  const found = vendors.filter(({ vassalage, vendorTypes }) => vendorTypes.some((type) => isInGroup(group, type, vassalage)));
  const first = (firstOnes[group] ?? []).flatMap((code) => found.filter(({ vassalage }) => vassalage === code));
  return [...first, ...found.filter((vendor) => !first.includes(vendor))];
}

/** The vendors of a group’s menu: those of its page, but of egame the accounts of §9 alone. */
export function menuVendorsIn<Vendor extends SellingVendor>(group: GameGroup, vendors: readonly Vendor[]): Vendor[] {
  const found = vendorsIn(group, vendors);
  return group === 'egame' ? found.filter(({ vassalage }) => egameAccounts.includes(vassalage)) : found;
}
