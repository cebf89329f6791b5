import { namePage } from '@baize/design-system/theme';
import { useEffect } from 'react';
import { preferences } from '../preferences/preferences.ts';

/** Names the page for the browser's tab and for screen readers; a dialog or a centre page over it has its own name while it is open. */
export function usePageTitle(title: string): void {
  useEffect(() => namePage(title, preferences.brandName()), [title]);
}
