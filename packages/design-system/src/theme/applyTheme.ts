import type { ThemeMode } from '@baize/brand';

/** Puts a mode on an element, `<html>` by default; everything below it follows without a new render. */
export function applyTheme(mode: ThemeMode, root: HTMLElement = document.documentElement): void {
  root.dataset['theme'] = mode;
}
