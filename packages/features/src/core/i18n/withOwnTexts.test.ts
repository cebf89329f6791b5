import { expect, it } from 'vitest';
import { withOwnTexts } from './withOwnTexts.ts';

it('§1 a brand’s own words go over those of the build: of the same domain, and where there is such a text', () => {
  const own = { 'games:hero.title': 'Bến cảng', 'games:none': 'x', 'home:hero.title': 'y' };
  const texts = { 'hero.title': 'Bàn', 'hero.lead': 'z' };
  expect(withOwnTexts(texts, 'games', own)).toEqual({ 'hero.title': 'Bến cảng', 'hero.lead': 'z' });
  expect(withOwnTexts(texts, 'shell', own)).toBe(texts);
});
