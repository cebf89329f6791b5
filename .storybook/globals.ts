import { type ThemeMode, themeModes } from '@baize/design-system/theme';
import type { Preview } from '@storybook/react-vite';
import { brandTokens } from './brands.ts';

/** What the six toolbars hold; decorators read it by `toolbarsOf(context.globals)`. */
export interface Toolbars {
  theme: ThemeMode;
  /** Its code, as in `brands/`. */
  brand: string;
  language: 'vi' | 'en';
  direction: 'ltr' | 'rtl';
  zoom: 'normal' | 'double';
  letters: 'normal' | 'double';
}

export const initialGlobals: Toolbars = {
  theme: 'dark',
  brand: 'baize',
  language: 'vi',
  direction: 'ltr',
  zoom: 'normal',
  letters: 'normal',
};

export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: { description: 'Theme', toolbar: { icon: 'mirror', items: [...themeModes], dynamicTitle: true } },
  brand: { description: 'Brand', toolbar: { icon: 'paintbrush', items: Object.keys(brandTokens), dynamicTitle: true } },
  language: { description: 'Language', toolbar: { icon: 'globe', items: ['vi', 'en'], dynamicTitle: true } },
  direction: { description: 'Direction', toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true } },
  zoom: { description: 'Zoom', toolbar: { icon: 'zoom', items: ['normal', 'double'], dynamicTitle: true } },
  letters: { description: 'Letters', toolbar: { icon: 'paragraph', items: ['normal', 'double'], dynamicTitle: true } },
};

export function toolbarsOf(globals: Record<string, unknown>): Toolbars {
  return { ...initialGlobals, ...globals } as Toolbars;
}
