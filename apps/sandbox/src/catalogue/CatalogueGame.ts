import type { GameCategory, VendorType } from '@baize/contract';

/** One game of the seeded catalogue (§3 "Game"). */
export interface CatalogueGame {
  /** Key of favourites and menus; 1 to 64 of `A–Z a–z 0–9 _ -`, the same in every run. */
  nodeId: string;
  /** Key of launches and of the art; same alphabet, the same in every run. */
  gameId: string;
  /** Name of the vendor, as shown on a tile. */
  vendor: string;
  /** Vendor code that launch calls carry. */
  vassalage: string;
  vendorType: VendorType;
  category: GameCategory;
  nameVi: string;
  nameEn: string;
  /** Plays in the seeded ranking; no two games share a figure. */
  popularity: number;
  isHot: boolean;
  isNew: boolean;
  hasDemo: boolean;
}
