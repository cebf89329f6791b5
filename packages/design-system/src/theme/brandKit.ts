/** What a brand is made, checked and shown with. Beside the theme, not in it: a page in the brand that it was built with needs none of it. */
export { applyBrand } from './applyBrand.ts';
export type { Brand, ColorToken, ColorTokens } from './brand.ts';
export { brandStyles } from './brandStyles.ts';
export { brands } from './brands/index.ts';
export { brandVars } from './brandVars.ts';
export { checkBrand } from './checkBrand.ts';
export { clearBrand } from './clearBrand.ts';
export { contrastRatio } from './contrast.ts';
export { type ContrastRule, contrastRules } from './contrastRules.ts';
export { BrandError, makeBrand } from './makeBrand.ts';
