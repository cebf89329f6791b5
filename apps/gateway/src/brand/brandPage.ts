import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { baizeTokens } from '@baize/brand';
import type { BrandFolder } from '@baize/brand/folder';

/** The code of the brand whose tokens the portal's build has in its own style sheet. */
export const builtBrand = 'baize';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);

/** Sets an attribute of the first tag that matches, whether it has it or not. */
function withAttribute(html: string, tag: RegExp, name: string, value: string): string {
  return html.replace(tag, (found) => {
    const without = found.replace(new RegExp(`\\s${name}="[^"]*"`), '');
    return without.replace(/\s*\/?>$/, (end) => ` ${name}="${escaped(value)}"${end}`);
  });
}

/** The portal's page as a brand has it: its code, merchant, languages, name and colours, and nothing of another. */
export function brandPage(html: string, { brand, texts }: BrandFolder): string {
  const { code, name, merchantCode, languages, description, tokens } = brand;
  const hasTexts = Object.keys(texts).length > 0;
  const attributes: [string, string][] = [
    ['lang', languages[0] ?? 'en'],
    ['data-brand', code],
    ['data-merchant', merchantCode],
    ['data-languages', languages.join(' ')],
    ...(hasTexts ? ([['data-brand-texts', textsVersion(texts)]] as [string, string][]) : []),
  ];
  let page = html;
  for (const [attribute, value] of attributes) page = withAttribute(page, /<html[^>]*>/, attribute, value);
  page = withAttribute(page, /<meta name="application-name"[^>]*>/, 'content', name);
  page = withAttribute(page, /<meta name="theme-color"[^>]*>/, 'content', tokens.color.dark.canvas);
  if (description !== undefined) page = withAttribute(page, /<meta name="description"[^>]*>/, 'content', description);
  page = page.replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(name)}</title>`);
  page = page.replace(/(data-part="brand-name"[^>]*>)[^<]*/g, (_, tag: string) => `${tag}${escaped(name)}`);
  if (code === builtBrand && isDeepStrictEqual(tokens, baizeTokens)) return page;
  return page.replace('</head>', '<link rel="stylesheet" href="/web/brand/tokens.css"></head>');
}

/** Changes with the texts: a browser keeps the old ones no longer. */
function textsVersion(texts: BrandFolder['texts']): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 12);
}
