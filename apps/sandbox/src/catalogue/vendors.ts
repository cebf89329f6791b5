import type { VendorType } from '@baize/contract';

export interface Vendor {
  /** The code that launch calls carry as `vassalage`. */
  code: string;
  /** As shown on a tile. */
  name: string;
  types: readonly [VendorType, ...VendorType[]];
  /** Weight among the vendors of its types. */
  weight: number;
}

/** Codes of §9 and of the pictures keep their code as name; the others are of our own making. */
export const vendors: readonly Vendor[] = [
  { code: 'PG', name: 'PG', types: ['RNG'], weight: 9 },
  { code: 'AG', name: 'AG', types: ['LIVE', 'RNG', 'FISH'], weight: 6 },
  { code: 'EVO', name: 'EVO', types: ['LIVE'], weight: 9 },
  { code: 'JDB', name: 'JDB', types: ['RNG', 'FISH'], weight: 6 },
  { code: 'TF', name: 'TF', types: ['SPORTS', 'LOTT'], weight: 5 },
  { code: 'SV388', name: 'SV388', types: ['SPORTS'], weight: 4 },
  { code: 'KX', name: 'KX', types: ['PVP', 'CONS'], weight: 7 },
  { code: 'PT', name: 'PT', types: ['RNG', 'LIVE'], weight: 6 },
  { code: 'PTSS', name: 'PTSS', types: ['RNG', 'FISH'], weight: 4 },
  { code: 'DG', name: 'DG', types: ['LIVE'], weight: 6 },
  { code: 'ALB', name: 'ALB', types: ['LIVE'], weight: 5 },
  { code: 'IMSB', name: 'IMSB', types: ['SPORTS'], weight: 6 },
  { code: 'IMES', name: 'IMES', types: ['SPORTS'], weight: 5 },
  { code: 'AV', name: 'AV', types: ['SPORTS'], weight: 4 },
  { code: 'TD', name: 'TD', types: ['RNG'], weight: 5 },
  { code: 'MGS', name: 'MGS', types: ['RNG', 'LIVE'], weight: 8 },
  { code: 'PTU', name: 'PTU', types: ['RNG'], weight: 5 },
  { code: 'CQ9', name: 'CQ9', types: ['RNG', 'FISH'], weight: 7 },
  { code: 'FC', name: 'FC', types: ['RNG', 'FISH'], weight: 5 },
  { code: 'SA', name: 'SA', types: ['LIVE'], weight: 5 },
  { code: 'SEN', name: 'Sen Studio', types: ['RNG', 'PVP'], weight: 5 },
  { code: 'HAC', name: 'Hạc Trắng', types: ['RNG'], weight: 4 },
  { code: 'NAM', name: 'Nam Phong', types: ['PVP', 'ELOTT'], weight: 5 },
  { code: 'LUC', name: 'Lục Bảo', types: ['RNG', 'CONS'], weight: 4 },
  { code: 'MKG', name: 'Mekong Play', types: ['RNG', 'FISH', 'LOTT'], weight: 5 },
  { code: 'HLG', name: 'Hạ Long', types: ['RNG', 'FISH'], weight: 4 },
  { code: 'SGN', name: 'Sài Gòn Live', types: ['LIVE'], weight: 4 },
  { code: 'TRE', name: 'Tre Xanh', types: ['PVP', 'CONS'], weight: 4 },
  { code: 'VLT', name: 'Vietlucky', types: ['LOTT', 'ELOTT'], weight: 7 },
  { code: 'KNO', name: 'Keno House', types: ['ELOTT'], weight: 5 },
  { code: 'NHN', name: 'Nhanh 24', types: ['LOTT', 'ELOTT'], weight: 5 },
  { code: 'ODN', name: 'Odin Works', types: ['RNG'], weight: 4 },
  { code: 'AUR', name: 'Aurora Reels', types: ['RNG'], weight: 4 },
  { code: 'BRS', name: 'Brass & Felt', types: ['RNG', 'LIVE'], weight: 4 },
  { code: 'RIV', name: 'Riverboat', types: ['RNG'], weight: 3 },
  { code: 'NOV', name: 'Nova Nine', types: ['RNG', 'CONS'], weight: 4 },
  { code: 'LOT', name: 'Lotus Nine', types: ['RNG'], weight: 3 },
  { code: 'KOI', name: 'Koi Pond', types: ['FISH', 'RNG'], weight: 3 },
  { code: 'ARC', name: 'Arcadia', types: ['CONS', 'RNG'], weight: 3 },
  { code: 'GGA', name: 'Gà Đồng', types: ['SPORTS'], weight: 2 },
  { code: 'ESX', name: 'Esports X', types: ['SPORTS'], weight: 3 },
];

/** SPORTS covers three trades that no one vendor plies together. */
const sportsTrades: Readonly<Record<string, readonly string[]>> = {
  sports: ['IMSB', 'AV', 'TF'],
  esports: ['IMES', 'TF', 'ESX', 'AV'],
  cockfight: ['SV388', 'GGA'],
};

/** Vendors that offer games of a type; for sports also of the category. */
export function vendorsOf(type: VendorType, category: string): Vendor[] {
  const trade = type === 'SPORTS' ? sportsTrades[category] : undefined;
  return vendors.filter((vendor) => vendor.types.includes(type) && (trade === undefined || trade.includes(vendor.code)));
}

/** The vendor of a code as launch calls carry it, or undefined. */
export function findVendor(code: string): Vendor | undefined {
  return vendors.find((vendor) => vendor.code === code);
}
