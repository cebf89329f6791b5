import { brandTitles } from '@baize/design-system/theme';
import { useEffect } from 'react';
import { preferences } from '../preferences/preferences.ts';

/** Names the page for the browser's tab and for screen readers. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brandTitles[preferences.brand()]}`;
  }, [title]);
}
