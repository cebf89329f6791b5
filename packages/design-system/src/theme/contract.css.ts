import { type ColorToken, colorTokens, fontTokens, propertyOf, radiusTokens } from '@baize/brand';
import { createGlobalThemeContract } from '@vanilla-extract/css';

const unset = <Name extends string>(names: readonly Name[]): Record<Name, null> =>
  Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;

/** The public custom properties (`--baize-color-canvas` …): a white label may override any of them with plain CSS. */
export const vars = createGlobalThemeContract(
  { color: unset<ColorToken>(colorTokens), radius: unset(radiusTokens), font: unset(fontTokens) },
  (_value, path) => propertyOf(...path),
);
