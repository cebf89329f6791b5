import { makeTokens } from './makeTokens.ts';
import { type BrandTokens, type ThemeMode, themeModes } from './tokens.ts';
import { tokenVars } from './tokenVars.ts';

function rule(selector: string, tokens: BrandTokens, mode: ThemeMode): string {
  const lines = Object.entries(tokenVars(tokens, mode)).map(([name, value]) => `  ${name}: ${value};\n`);
  return `${selector} {\n  color-scheme: ${mode};\n${lines.join('')}}\n`;
}

/**
 * A brand's tokens as a style sheet for `<html data-brand=code>`, to be linked behind the design system's: there before the first paint, with
 * no script.
 * @param code of the brand: lower-case letters, digits and hyphens.
 * @throws BrandError when it can't be read; RangeError when the code is no selector.
 */
export function tokenStyles(code: string, tokens: BrandTokens): string {
  if (!/^[a-z][a-z0-9-]*$/.test(code)) throw new RangeError(`A brand's code is lower-case letters, digits and hyphens, not "${code}".`);
  const checked = makeTokens(tokens);
  return themeModes.map((mode) => rule(`[data-brand=${code}]${mode === 'dark' ? '' : '[data-theme=light]'}`, checked, mode)).join('');
}
