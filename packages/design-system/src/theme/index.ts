import './fonts.css.ts';
import './reset.css.ts';
import './themes.css.ts';

export { applyBrand } from './applyBrand.ts';
export { applyTheme } from './applyTheme.ts';
export { type Brand, type ColorToken, type ColorTokens, type ThemeMode, themeModes } from './brand.ts';
export { type BrandName, brandNames, brandTitles } from './brandNames.ts';
export { brandStyles } from './brandStyles.ts';
export { brands } from './brands/index.ts';
export { brandVars } from './brandVars.ts';
export { checkBrand } from './checkBrand.ts';
export { clearBrand } from './clearBrand.ts';
export { vars } from './contract.css.ts';
export { contrastRatio } from './contrast.ts';
export { type ContrastRule, contrastRules } from './contrastRules.ts';
export { BrandError, makeBrand } from './makeBrand.ts';
export { breakpoints } from './media.ts';
export { zIndex } from './zIndex.ts';
