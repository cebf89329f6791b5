import type { Brand, ThemeMode } from './brand.ts';
import { brandVars } from './brandVars.ts';
import { makeBrand } from './makeBrand.ts';

/**
 * Shows a brand that arrived as data on an element, `<html>` by default, without a style tag: under a strict CSP too.
 * Call it again when the mode changes. A brand that is known at build time goes into a file instead: {@link brandStyles}.
 * @throws BrandError when it can't be read; the element is then left as it was.
 */
export function applyBrand(brand: Brand, mode: ThemeMode, root: HTMLElement = document.documentElement): void {
  const properties = Object.entries(brandVars(makeBrand(brand), mode));
  root.dataset['theme'] = mode;
  for (const [name, value] of properties) root.style.setProperty(name, value);
  root.style.setProperty('color-scheme', mode);
}
