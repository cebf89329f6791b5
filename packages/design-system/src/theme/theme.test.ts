import { describe, expect, test } from 'vitest';
import { brands, contrastRatio, contrastRules } from './brandKit.ts';
import { colourDistance } from './colourDistance.ts';
import { applyTheme, brandNames, themeModes } from './index.ts';
import { leastSeriesDistance, seriesNeighbours } from './seriesTokens.ts';
import { zIndex } from './zIndex.ts';

describe.each(brandNames)('§5 brand %s', (name) => {
  describe.each(themeModes)('in %s', (mode) => {
    test.each(contrastRules)('$text on $ground keeps $least : 1', ({ text, ground, least }) => {
      const color = brands[name].color[mode];
      expect(contrastRatio(color[text], color[ground])).toBeGreaterThanOrEqual(least);
    });

    test.each(seriesNeighbours)('%s and %s, neighbours in a chart, are told apart', (one, other) => {
      const color = brands[name].color[mode];
      expect(colourDistance(color[one], color[other])).toBeGreaterThanOrEqual(leastSeriesDistance);
    });
  });
});

test('colourDistance is 0 for the same, 1 from black to white, and greater between hues than between shades', () => {
  expect(colourDistance('#9C2A5A', '#9C2A5A')).toBe(0);
  expect(colourDistance('#000000', '#FFFFFF')).toBeCloseTo(1);
  expect(colourDistance('#9C2A5A', '#6B4A94')).toBeGreaterThan(colourDistance('#9C2A5A', '#93345F'));
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
