import type { ThemeMode } from './brand.ts';
import type { BrandName } from './brandNames.ts';

/** Puts a mode and a brand on an element, `<html>` by default; everything below it follows without a new render. */
export function applyTheme(mode: ThemeMode, brand: BrandName, root: HTMLElement = document.documentElement): void {
  root.dataset['theme'] = mode;
  root.dataset['brand'] = brand;
}
