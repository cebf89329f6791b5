export { applyTokens } from './applyTokens.ts';
export { type Brand, type BrandAmounts, type BrandBank, contactChannels } from './Brand.ts';
export { type BrandProblem, problemText } from './BrandProblem.ts';
export { baizeTokens } from './baizeTokens.ts';
export { checkBrand, type Supported } from './checkBrand.ts';
export { checkMark, mostMarkBytes } from './checkMark.ts';
export { checkTokens } from './checkTokens.ts';
export { clearTokens } from './clearTokens.ts';
export { contrastRatio } from './contrast.ts';
export { type ContrastRule, contrastRules } from './contrastRules.ts';
export { bodyFont, fallbackFont, webFont } from './fontNames.ts';
export { BrandError, makeTokens } from './makeTokens.ts';
export { nearestColour } from './nearestColour.ts';
export { seriesTokens } from './seriesTokens.ts';
export { tokenStyles } from './tokenStyles.ts';
export {
  type BrandTokens,
  type ColorToken,
  type ColorTokens,
  colorRoles,
  colorTokens,
  fontTokens,
  radiusTokens,
  type ThemeMode,
  themeModes,
} from './tokens.ts';
export { propertyOf, tokenVars } from './tokenVars.ts';
