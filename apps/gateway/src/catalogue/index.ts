export type { CatalogueGame } from './CatalogueGame.ts';
export { generateCatalogue } from './generate.ts';
export { findVendor, type Vendor, vendors } from './vendors.ts';
