import { baize } from './brands/baize.ts';
import { brandVars } from './brandVars.ts';

/** Takes away what `applyBrand` has set on an element, `<html>` by default: its style sheets count again. The mode stays. */
export function clearBrand(root: HTMLElement = document.documentElement): void {
  for (const name of Object.keys(brandVars(baize, 'dark'))) root.style.removeProperty(name);
  root.style.removeProperty('color-scheme');
}
