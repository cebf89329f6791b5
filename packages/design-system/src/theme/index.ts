import './fonts.css.ts';
import './reset.css.ts';
import './themes.css.ts';

export { type ThemeMode, themeModes } from '@baize/brand';
export { applyTheme } from './applyTheme.ts';
export { nameLayer, namePage } from './documentTitle.ts';
