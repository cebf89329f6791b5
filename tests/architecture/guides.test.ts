import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Brand, baizeTokens, checkBrand, checkMark, problemText, tokenVars } from '@baize/brand';
import { describe, expect, it } from 'vitest';
import { checkout, filesIn, root } from './House.ts';

const guides = filesIn(checkout, /^docs\/guides\/.*\.md$/);
const textOf = (guide: string): string => checkout.textOf(guide);
const blocks = (guide: string, head: string): string[] =>
  [...textOf(guide).matchAll(new RegExp(`^\`\`\`${head}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, code = '']) => code);
const [block] = blocks('docs/guides/brand.md', 'json brand/brand.json');

/** Baize, with what the guide changes of a brand. */
function brandOfGuide(): Brand {
  const { tokens, ...said } = JSON.parse(block ?? '') as { tokens: { color: Record<'dark' | 'light', object>; radius: object } };
  const color = { dark: { ...baizeTokens.color.dark, ...tokens.color.dark }, light: { ...baizeTokens.color.light, ...tokens.color.light } };
  const names = { code: 'hai', name: 'Hải', merchantCode: 'hai', currency: 'PHP', timeZone: 'Asia/Ho_Chi_Minh', languages: ['en'] };
  return { ...names, ...said, tokens: { ...baizeTokens, color, radius: { ...baizeTokens.radius, ...tokens.radius } } };
}

describe('the guides', () => {
  it.each(guides)('%s leads to files that there are', (guide) => {
    const links = [...textOf(guide).matchAll(/\]\(([^)#]+?)(?:#[^)]*)?\)/g)].map(([, href = '']) => href);
    expect(links.filter((href) => !existsSync(path.join(root, path.dirname(guide), href)))).toEqual([]);
  });

  it.each(guides)('%s has a page in Storybook', (guide) => {
    const pages = filesIn(checkout, /^\.storybook\/guide\/.*\.mdx$/).map((file) => checkout.textOf(file));
    expect(pages.some((page) => page.includes(`../../${guide}?raw`))).toBe(true);
  });

  it('name custom properties that there are', () => {
    const known = Object.keys(tokenVars(baizeTokens, 'dark'));
    const named = guides.flatMap((guide) => [...textOf(guide).matchAll(/var\((--baize-[\w-]+)\)/g)].map(([, name = '']) => name));
    expect(named).not.toEqual([]);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('show a brand that passes, and refusals in the words of the check', () => {
    const brand = brandOfGuide();
    expect(checkBrand(brand)).toEqual([]);
    expect(blocks('docs/guides/brand.md', 'svg brand/mark.svg').flatMap((svg) => checkMark(svg, 'mark.svg'))).toEqual([]);
    const faint = { ...brand.tokens.color.light, muted: '#B8C4CC' };
    const broken = { ...brand, currency: 'PESO', tokens: { ...brand.tokens, color: { ...brand.tokens.color, light: faint } } };
    const refusals = blocks('docs/guides/brand.md', 'text').join('').split('\n');
    for (const line of checkBrand(broken).map(problemText)) expect(refusals).toContain(line);
    for (const line of checkMark('<svg viewBox="0 0 1 1"><script/></svg>', 'mark.svg').map(problemText)) expect(refusals).toContain(line);
  });
});
