import type { Brand } from '../brand.ts';
import type { BrandName } from '../brandNames.ts';
import { baize } from './baize.ts';
import { sen } from './sen.ts';

/** The shipped brands as data. What shows one needs {@link applyTheme} alone; this is for tools and tests. */
export const brands: Record<BrandName, Brand> = { baize, sen };
