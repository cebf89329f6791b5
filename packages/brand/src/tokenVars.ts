import { type BrandTokens, colorTokens, fontTokens, radiusTokens, type ThemeMode } from './tokens.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The custom property of a token by its path, without the dashes before it: `color`, `onPrimary` → `baize-color-on-primary`. */
export const propertyOf = (...path: readonly string[]): string => `baize-${path.map(kebab).join('-')}`;

/** A brand's tokens in one mode as custom properties (`--baize-color-canvas` …) and their values. */
export function tokenVars(tokens: BrandTokens, mode: ThemeMode): Record<string, string> {
  return Object.fromEntries([
    ...colorTokens.map((token) => [`--${propertyOf('color', token)}`, tokens.color[mode][token]]),
    ...radiusTokens.map((token) => [`--${propertyOf('radius', token)}`, tokens.radius[token]]),
    ...fontTokens.map((token) => [`--${propertyOf('font', token)}`, tokens.font[token]]),
  ]);
}
