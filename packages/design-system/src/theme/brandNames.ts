export type BrandName = 'baize' | 'sen';

// Apart from the brands' data, so that what shows or switches a brand loads no token.
/** Names of the brands that ship with the system. */
export const brandNames: readonly BrandName[] = ['baize', 'sen'];
/** How each brand writes its name. */
export const brandTitles: Record<BrandName, string> = { baize: 'Baize', sen: 'Sen' };
