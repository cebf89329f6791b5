import { describe, expect, test } from 'vitest';
import { applyTheme, brandNames, brands, type ColorToken, contrastRatio, themeModes, zIndex } from './index.ts';

const texts: ColorToken[] = ['text', 'muted', 'faint', 'link', 'accent', 'positive', 'negative', 'warning'];
const grounds: ColorToken[] = ['canvas', 'surface', 'raised'];
const pairs: [ColorToken, ColorToken, number][] = [
  ...texts.flatMap((text) => grounds.map((ground): [ColorToken, ColorToken, number] => [text, ground, 4.5])),
  ...grounds.flatMap((ground): [ColorToken, ColorToken, number][] => [
    ['control', ground, 3],
    ['focus', ground, 3],
  ]),
  ['onPrimary', 'primary', 4.5],
  ['onFelt', 'felt', 4.5],
  ['onBrass', 'brass', 4.5],
  ['onNegative', 'negative', 4.5],
  ['onLive', 'live', 4.5],
  ['onShade', 'shade', 4.5],
  ['onHero', 'heroGlow', 4.5],
  ['onHeroMuted', 'hero', 4.5],
  ['onHeroMuted', 'heroEdge', 4.5],
];

describe.each(brandNames)('§5 brand %s', (name) => {
  describe.each(themeModes)('in %s', (mode) => {
    test.each(pairs)('%s on %s keeps %d : 1', (text, ground, bar) => {
      const color = brands[name].color[mode];
      expect(contrastRatio(color[text], color[ground])).toBeGreaterThanOrEqual(bar);
    });
  });
});

test('contrastRatio knows the ends of the scale and refuses what is not an opaque colour', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrastRatio('#777777', '#777777')).toBe(1);
  expect(() => contrastRatio('#00000080', '#FFFFFF')).toThrow('opaque');
});

test('applyTheme marks the page, or the element it is given', () => {
  const wrapper = document.createElement('div');
  applyTheme('light', 'sen', wrapper);
  expect(wrapper.dataset).toMatchObject({ theme: 'light', brand: 'sen' });
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

test('§9 modals stack from z-index 1000', () => {
  expect(zIndex.modal).toBe(1000);
});
