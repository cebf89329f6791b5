import type { Brand } from '../brand.ts';
import type { BrandName } from '../brandNames.ts';
import { baize } from './baize.ts';
import { sen } from './sen.ts';

export const brands: Record<BrandName, Brand> = { baize, sen };
