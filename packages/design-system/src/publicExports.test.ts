import { expect, test } from 'vitest';
import * as index from './index.ts';
import * as modal from './Modal/index.ts';
import * as theme from './theme/index.ts';

// A name that goes or changes is a breaking release for every brand: change this list knowingly.
test('the main index exports exactly these', () => {
  expect(Object.keys(index).sort()).toMatchInlineSnapshot(`
    [
      "Avatar",
      "Badge",
      "Box",
      "BrandMark",
      "Button",
      "ButtonLink",
      "Callout",
      "Card",
      "CategoryRow",
      "Checkbox",
      "Clock",
      "CountBadge",
      "DesignSystemProvider",
      "DialogProvider",
      "EmptyState",
      "ErrorState",
      "ErrorSummary",
      "Field",
      "Footer",
      "GameTile",
      "Grid",
      "HeaderBar",
      "Heading",
      "Hero",
      "Icon",
      "IconButton",
      "Inline",
      "LanguageSwitch",
      "Link",
      "Money",
      "NavLinks",
      "Page",
      "PasswordField",
      "Skeleton",
      "SkipLink",
      "Spinner",
      "Stack",
      "TabBar",
      "Text",
      "TextField",
      "ThemeSwitch",
      "TileGrid",
      "TileSkeleton",
      "VisuallyHidden",
      "formatMoney",
      "useDialogs",
      "useWords",
      "wordsEn",
      "wordsVi",
    ]
  `);
});

test('the theme exports exactly these', () => {
  expect(Object.keys(theme).sort()).toMatchInlineSnapshot(`
    [
      "applyTheme",
      "brandNames",
      "brandTitles",
      "brands",
      "breakpoints",
      "contrastRatio",
      "themeModes",
      "vars",
      "zIndex",
    ]
  `);
});

test('the modal exports exactly this', () => {
  expect(Object.keys(modal)).toEqual(['Modal']);
});
