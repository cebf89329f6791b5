import { describe, expect, test } from 'vitest';
import { applyTokens } from './applyTokens.ts';
import { problemText } from './BrandProblem.ts';
import { baizeTokens as baize } from './baizeTokens.ts';
import { checkTokens } from './checkTokens.ts';
import { clearTokens } from './clearTokens.ts';
import { colourFaults } from './colourRules.ts';
import { contrastRatio } from './contrast.ts';
import { BrandError, makeTokens } from './makeTokens.ts';
import { nearestColour } from './nearestColour.ts';
import { colourDistance, hexOf, oklabOf } from './oklab.ts';
import { tokenStyles } from './tokenStyles.ts';
import type { BrandTokens } from './tokens.ts';

const withLight = (light: Partial<BrandTokens['color']['light']>): BrandTokens => ({
  ...baize,
  color: { ...baize.color, light: { ...baize.color.light, ...light } },
});
const lines = (value: unknown): string[] => checkTokens(value).map(problemText);

describe('§5 makeTokens', () => {
  test('takes the shipped tokens as they are', () => {
    expect(makeTokens(baize)).toBe(baize);
  });

  test('refuses a mark that vanishes in its ground, and a head that nobody could read on the hero', () => {
    const vanished = { ...baize, color: { ...baize.color, dark: { ...baize.color.dark, primary: '#16201C', hero: '#F6F4EE' } } };
    expect(lines(vanished)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^color\.dark\.primary .*on canvas/),
        expect.stringMatching(/^color\.dark\.onHero .*on hero /),
      ]),
    );
  });

  test('refuses what nobody could read, and names the token and its contrast', () => {
    const pale = withLight({ muted: '#BBBBBB' });
    expect(() => makeTokens(pale)).toThrow(BrandError);
    expect(lines(pale)[0]).toMatch(
      /^color\.light\.muted is #BBBBBB: on canvas its contrast is 1\.74 : 1, it needs 4\.5 : 1\. .*The nearest that passes: #[0-9A-F]{6}$/,
    );
  });

  test('the suggestions pass when all of them are taken, and where none passes the line says what to change', () => {
    const broken = withLight({ primary: '#F2A07B', onPrimary: '#FFFFFF', accent: '#E9967A', muted: '#CCCCCC', brass: '#0F4D35' });
    const problems = checkTokens(broken);
    expect(problems.length).toBeGreaterThan(3);
    const taken = Object.fromEntries(problems.map(({ key, nearest }) => [key.split('.').at(-1), nearest]));
    expect(checkTokens(withLight({ ...broken.color.light, ...taken }))).toEqual([]);
    const stuck = withLight({ hero: '#000000', heroEdge: '#FFFFFF', heroGlow: '#777777' });
    expect(lines(stuck)).toContainEqual(expect.stringMatching(/^color\.light\.onHero .* No other onHero passes: change .*heroEdge/));
  });

  test('refuses colours that a chart lays side by side and nobody could tell apart, and says by how much of what', () => {
    const [problem] = checkTokens(withLight({ accent: '#B3261E' }));
    expect(problem).toMatchObject({ key: 'color.light.accent', value: '#B3261E' });
    expect(problem?.rule).toContain('beside negative, and differs by 0 of 1 (Oklab; 1 is black beside white), it needs 0.12.');
  });

  test.each([
    ['muted', '#BBBBBB'],
    ['text', '#F0F0F0'],
    ['accent', '#B3261E'],
    ['onPrimary', '#0F6B45'],
    ['primary', '#F6F4EE'],
    ['focus', '#FFFF00'],
  ] as const)('the colour that is suggested for a bad %s breaks no rule, and looks as near as can be', (token, bad) => {
    const color = { ...baize.color.light, [token]: bad };
    const nearest = nearestColour(color, token) ?? '';
    expect(colourFaults({ ...color, [token]: nearest })).toEqual([]);
    // Its own is free of faults too: nothing farther is suggested.
    expect(colourDistance(nearest, bad)).toBeLessThanOrEqual(colourDistance(baize.color.light[token], bad) + 0.02);
  });

  test('a missing token does not compile', () => {
    const { text, ...rest } = baize.color.light;
    // @ts-expect-error text is missing
    expect(() => makeTokens({ ...baize, color: { ...baize.color, light: rest } })).toThrow(
      'color.light.text: is missing: a colour as #rrggbb.',
    );
    expect(text).toBe('#15221C');
  });
});

describe('§5 a brand that arrives as data', () => {
  test.each([null, 'red', [], 7])('%j is no brand', (value) => {
    expect(lines(value)).toEqual([`tokens is ${JSON.stringify(value)}: must be an object with color, radius and font.`]);
  });

  test('each missing token is told', () => {
    expect(checkTokens({}).map(({ key }) => key)).toEqual(['color.dark', 'color.light', 'radius', 'font']);
  });

  test('a name that is no token is told: it may be misspelt', () => {
    expect(lines(withLight({ txt: '#000000' } as never))[0]).toMatch(/^color\.light\.txt: is no token: there are canvas, /);
  });

  test('what people mean by a colour is suggested', () => {
    expect(checkTokens(withLight({ text: '123' }))).toMatchObject([{ key: 'color.light.text', nearest: '#112233' }]);
  });

  test.each([
    ['a colour', withLight({ text: 'red;}body{display:none' })],
    ['a colour', withLight({ text: '#15221C80' })],
    ['a length', { ...baize, radius: { ...baize.radius, small: 'calc(1px)' } }],
    ['font families', { ...baize, font: { ...baize.font, body: 'url(//evil.example)' } }],
    ['font families', { ...baize, font: { ...baize.font, body: '"Inter, sans-serif' } }],
    ['a weight', { ...baize, font: { ...baize.font, headingWeight: '600; color: red' } }],
  ])('a value that is not %s is refused', (words, brand) => {
    expect(lines(brand)).toEqual([expect.stringContaining(`must be ${words === 'font families' ? 'a list of font families' : words}`)]);
  });

  test('it is shown by custom properties of one element, in either mode', () => {
    const root = document.createElement('div');
    applyTokens(withLight({ canvas: '#FFFFFF' }), 'light', root);
    expect(root.style.getPropertyValue('--baize-color-canvas')).toBe('#FFFFFF');
    applyTokens(baize, 'dark', root);
    expect(root.style.getPropertyValue('--baize-color-canvas')).toBe('#0A120F');
    expect(root.dataset['theme']).toBe('dark');
  });

  test('taken back, the element has nothing of it left but its mode', () => {
    const root = document.createElement('div');
    root.style.setProperty('--own', '1');
    applyTokens(baize, 'light', root);
    expect(root.style.length).toBeGreaterThan(20);
    clearTokens(root);
    expect(root.style.cssText).toBe('--own: 1;');
    expect(root.dataset['theme']).toBe('light');
  });

  test('one that is refused leaves the element as it was', () => {
    const root = document.createElement('div');
    expect(() => applyTokens(withLight({ text: '#FFFFFF' }), 'light', root)).toThrow(BrandError);
    expect(root.outerHTML).toBe('<div></div>');
  });
});

test('a brand known at build time becomes a style sheet with both modes', () => {
  const styles = tokenStyles('lotus', baize);
  expect(styles).toContain('[data-brand=lotus] {\n  color-scheme: dark;\n  --baize-color-canvas: #0A120F;');
  expect(styles).toContain('[data-brand=lotus][data-theme=light] {\n  color-scheme: light;');
  expect(() => tokenStyles('a] body', baize)).toThrow(RangeError);
});

test('colourDistance is 0 for the same, 1 from black to white, and greater between hues than between shades', () => {
  expect(colourDistance('#9C2A5A', '#9C2A5A')).toBe(0);
  expect(colourDistance('#000000', '#FFFFFF')).toBeCloseTo(1);
  expect(colourDistance('#9C2A5A', '#6B4A94')).toBeGreaterThan(colourDistance('#9C2A5A', '#93345F'));
});

test.each(['#000000', '#FFFFFF', '#9C2A5A', '#0F6B45', '#E2B75B'])('%s is the same after its way through Oklab', (hex) => {
  expect(hexOf(oklabOf(hex))).toBe(hex);
});

test('contrastRatio knows the ends of the scale and refuses a colour that is not opaque', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrastRatio('#777777', '#777777')).toBe(1);
  expect(() => contrastRatio('#00000080', '#FFFFFF')).toThrow('opaque');
});
