import { describe, expect, test } from 'vitest';
import { applyTheme, brandNames, brands, contrastRatio, contrastRules, themeModes, zIndex } from './index.ts';

describe.each(brandNames)('§5 brand %s', (name) => {
  describe.each(themeModes)('in %s', (mode) => {
    test.each(contrastRules)('$text on $ground keeps $least : 1', ({ text, ground, least }) => {
      const color = brands[name].color[mode];
      expect(contrastRatio(color[text], color[ground])).toBeGreaterThanOrEqual(least);
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
