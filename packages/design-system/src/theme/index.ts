import './fonts.css.ts';
import './reset.css.ts';
import './themes.css.ts';

export { applyTheme } from './applyTheme.ts';
export { type ThemeMode, themeModes } from './brand.ts';
export { type BrandName, brandNames, brandTitles } from './brandNames.ts';
export { nameLayer, namePage } from './documentTitle.ts';
