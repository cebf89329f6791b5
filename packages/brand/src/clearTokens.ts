import { baizeTokens } from './baizeTokens.ts';
import { tokenVars } from './tokenVars.ts';

/** Takes away what `applyTokens` has set on an element, `<html>` by default: its style sheets count again. The mode stays. */
export function clearTokens(root: HTMLElement = document.documentElement): void {
  for (const name of Object.keys(tokenVars(baizeTokens, 'dark'))) root.style.removeProperty(name);
  root.style.removeProperty('color-scheme');
}
