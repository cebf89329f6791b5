import type { BrandMarkProps } from '../BrandMark/index.ts';

const names: Readonly<Record<string, string>> = { baize: 'Baize', sen: 'Sen', hai: 'Hải' };

/** Name and drawing of a brand of the repository's `brands/`, which Storybook serves. */
export const sampleMark = (brand: string): Pick<BrandMarkProps, 'name' | 'drawing'> => ({
  name: names[brand] ?? brand,
  drawing: `brands/${brand}/mark.svg`,
});
