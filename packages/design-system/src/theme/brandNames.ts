export type BrandName = 'baize' | 'sen';

// Apart from the brands' data, so that what shows or switches a brand loads no token.
export const brandNames: readonly BrandName[] = ['baize', 'sen'];
export const brandTitles: Record<BrandName, string> = { baize: 'Baize', sen: 'Sen' };
