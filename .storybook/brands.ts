import { type BrandTokens, tokenStyles } from '@baize/brand';
import baize from '../brands/baize/brand.json' with { type: 'json' };
import hai from '../brands/hai/brand.json' with { type: 'json' };
import sen from '../brands/sen/brand.json' with { type: 'json' };

/** Tokens of the repository's brands, by their codes. */
export const brandTokens: Readonly<Record<string, BrandTokens>> = { baize: baize.tokens, sen: sen.tokens, hai: hai.tokens };

/** A style sheet with all of them: an element with `data-brand` and `data-theme` is drawn in one. */
export function addBrandStyles(): void {
  const sheet = document.createElement('style');
  sheet.textContent = Object.entries(brandTokens)
    .map(([code, tokens]) => tokenStyles(code, tokens))
    .join('');
  document.head.append(sheet);
}
