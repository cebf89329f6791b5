import { makeTokens } from './makeTokens.ts';
import type { BrandTokens, ThemeMode } from './tokens.ts';
import { tokenVars } from './tokenVars.ts';

/**
 * Shows a brand's tokens on an element, `<html>` by default, without a style tag: under a strict CSP too. Call it again when the mode changes.
 * Where a server writes the page, a style sheet is there before the first paint: {@link tokenStyles}.
 * @throws BrandError when they can't be read; the element is then left as it was.
 */
export function applyTokens(tokens: BrandTokens, mode: ThemeMode, root: HTMLElement = document.documentElement): void {
  const properties = Object.entries(tokenVars(makeTokens(tokens), mode));
  root.dataset['theme'] = mode;
  for (const [name, value] of properties) root.style.setProperty(name, value);
  root.style.setProperty('color-scheme', mode);
}
