export type { CatalogueGame } from './CatalogueGame.ts';
export { generateCatalogue } from './generate.ts';
export { findVendor, vendors } from './vendors.ts';
