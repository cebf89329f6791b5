import { assignVars, globalStyle } from '@vanilla-extract/css';
import type { ColorToken, ColorTokens } from './brand.ts';
import { brandNames } from './brandNames.ts';
import { brands } from './brands/index.ts';
import { vars } from './contract.css.ts';

function difference(from: ColorTokens, to: ColorTokens): Record<string, string> {
  const changed = (Object.keys(to) as ColorToken[]).filter((token) => to[token] !== from[token]);
  return Object.fromEntries(changed.map((token) => [vars.color[token], to[token]]));
}

// Any element may carry both attributes, also inside another brand: so the brand's own selector sets everything,
// and its light mode only what differs.
for (const name of brandNames) {
  const { color, radius, font } = brands[name];
  const selector = `[data-brand=${name}]`;
  globalStyle(name === 'baize' ? `:root, ${selector}` : selector, {
    colorScheme: 'dark',
    vars: { ...assignVars(vars.color, color.dark), ...assignVars(vars.radius, radius), ...assignVars(vars.font, font) },
  });
  globalStyle(`${selector}[data-theme=light]`, { colorScheme: 'light', vars: difference(color.dark, color.light) });
}
