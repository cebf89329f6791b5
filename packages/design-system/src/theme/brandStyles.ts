import { type Brand, type ThemeMode, themeModes } from './brand.ts';
import { brandVars } from './brandVars.ts';
import { makeBrand } from './makeBrand.ts';

function rule(selector: string, brand: Brand, mode: ThemeMode): string {
  const lines = Object.entries(brandVars(brand, mode)).map(([name, value]) => `  ${name}: ${value};\n`);
  return `${selector} {\n  color-scheme: ${mode};\n${lines.join('')}}\n`;
}

/**
 * A brand as a style sheet, to be written to a file at build time: there before the first paint, with no script.
 * @param name goes into the selector `[data-brand=name]`: lower-case letters, digits and hyphens.
 * @throws BrandError when it can't be read; RangeError when the name is no selector.
 */
export function brandStyles(name: string, brand: Brand): string {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new RangeError(`A brand's name is lower-case letters, digits and hyphens, not "${name}".`);
  const [dark, light] = themeModes.map((mode) => {
    const selector = mode === 'dark' ? `[data-brand=${name}]` : `[data-brand=${name}][data-theme=light]`;
    return rule(selector, makeBrand(brand), mode);
  });
  return `${dark}${light}`;
}
