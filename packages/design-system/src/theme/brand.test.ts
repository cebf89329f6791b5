import { describe, expect, test } from 'vitest';
import type { Brand } from './brand.ts';
import { applyBrand, BrandError, brandStyles, brands, checkBrand, clearBrand, makeBrand } from './brandKit.ts';
import { brandNames } from './brandNames.ts';

const { baize } = brands;
const withLight = (light: Partial<Brand['color']['light']>): Brand => ({
  ...baize,
  color: { ...baize.color, light: { ...baize.color.light, ...light } },
});

describe('§5 makeBrand', () => {
  test.each(brandNames)('takes the shipped brand %s as it is', (name) => {
    expect(makeBrand(brands[name])).toBe(brands[name]);
  });

  test('refuses a mark that vanishes in its ground, and a head that nobody could read on the hero', () => {
    const vanished = { ...baize, color: { ...baize.color, dark: { ...baize.color.dark, primary: '#16201C', hero: '#F6F4EE' } } };
    expect(checkBrand(vanished)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('color.dark.primary on canvas'),
        expect.stringContaining('color.dark.onHero on hero '),
      ]),
    );
  });

  test('refuses what nobody could read, and names the token and its contrast', () => {
    const pale = withLight({ muted: '#BBBBBB' });
    expect(() => makeBrand(pale)).toThrow(BrandError);
    expect(checkBrand(pale)[0]).toBe('color.light.muted on canvas has a contrast of 1.74 : 1, it needs 4.5 : 1.');
  });

  test('refuses colours that a chart lays side by side and nobody could tell apart', () => {
    expect(checkBrand(withLight({ primary: '#8A5E08', accent: '#8A5E08' }))).toContain(
      'color.light.primary and accent differ by 0, neighbours in a chart need 0.12.',
    );
  });

  test('a missing token does not compile', () => {
    const { text, ...rest } = baize.color.light;
    // @ts-expect-error text is missing
    expect(() => makeBrand({ ...baize, color: { ...baize.color, light: rest } })).toThrow('color.light.text is missing.');
    expect(text).toBe('#15221C');
  });
});

describe('§5 a brand that arrives as data', () => {
  test.each([null, 'red', [], 7])('%j is no brand', (value) => {
    expect(checkBrand(value)).toEqual(['A brand is an object with color, radius and font.']);
  });

  test('each missing token is told', () => {
    expect(checkBrand({})).toEqual(['color.dark is missing.', 'color.light is missing.', 'radius is missing.', 'font is missing.']);
  });

  test.each([
    ['a colour', withLight({ text: 'red;}body{display:none' })],
    ['a colour', withLight({ text: '#15221C80' })],
    ['a length', { ...baize, radius: { ...baize.radius, small: 'calc(1px)' } }],
    ['font families', { ...baize, font: { ...baize.font, body: 'url(//evil.example)' } }],
    ['font families', { ...baize, font: { ...baize.font, body: '"Inter, sans-serif' } }],
    ['a weight', { ...baize, font: { ...baize.font, headingWeight: '600; color: red' } }],
  ])('a value that is not %s is refused', (words, brand) => {
    expect(checkBrand(brand)).toEqual([
      expect.stringContaining(`must be ${words === 'font families' ? 'a list of font families' : words}`),
    ]);
  });

  test('it is shown by custom properties of one element, in either mode', () => {
    const root = document.createElement('div');
    applyBrand(withLight({ canvas: '#FFFFFF' }), 'light', root);
    expect(root.style.getPropertyValue('--baize-color-canvas')).toBe('#FFFFFF');
    applyBrand(baize, 'dark', root);
    expect(root.style.getPropertyValue('--baize-color-canvas')).toBe('#0A120F');
    expect(root.dataset['theme']).toBe('dark');
  });

  test('taken back, the element has nothing of it left but its mode', () => {
    const root = document.createElement('div');
    root.style.setProperty('--own', '1');
    applyBrand(baize, 'light', root);
    expect(root.style.length).toBeGreaterThan(20);
    clearBrand(root);
    expect(root.style.cssText).toBe('--own: 1;');
    expect(root.dataset['theme']).toBe('light');
  });

  test('one that is refused leaves the element as it was', () => {
    const root = document.createElement('div');
    expect(() => applyBrand(withLight({ text: '#FFFFFF' }), 'light', root)).toThrow(BrandError);
    expect(root.outerHTML).toBe('<div></div>');
  });
});

test('a brand known at build time becomes a style sheet with both modes', () => {
  const styles = brandStyles('lotus', brands.sen);
  expect(styles).toContain('[data-brand=lotus] {\n  color-scheme: dark;\n  --baize-color-canvas: #140A12;');
  expect(styles).toContain('[data-brand=lotus][data-theme=light] {\n  color-scheme: light;');
  expect(() => brandStyles('a] body', brands.sen)).toThrow(RangeError);
});
