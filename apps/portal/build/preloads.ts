import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Weights whose glyphs the first paint needs; the others come when a text asks for them. */
const firstFonts = /(?:be-vietnam-pro-(?:latin|vietnamese)-(?:400|600)-normal|baize-digits-(?:400|600))-[^/]*\.woff2$/;

/**
 * Puts into the page what the first paint waits for: its fonts, and for `boot.js` the address of the texts of each language, and of the chunks
 * that everything but a visitor's home begins with.
 */
export function preloads(): Plugin {
  return {
    name: 'baize-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const files = Object.values(bundle);
        const textsOf = (language: string): string => {
          const file = files.find(({ fileName }) => new RegExp(`/texts-${language}-[^/]+\\.json$`).test(fileName));
          return file ? ` data-texts-${language}="/web/${file.fileName}"` : '';
        };
        const fonts = files.filter((file) => firstFonts.test(file.fileName));
        const tags = fonts.map(
          (font): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/web/${font.fileName}`, crossorigin: '' },
            injectTo: 'head-prepend',
          }),
        );
        const chunkOf = (name: string) => files.filter((file) => file.type === 'chunk').find((file) => file.name === name);
        const listed = (attribute: string, names: Iterable<string>): string => {
          const addresses = [...names].map((name) => `/web/${name}`);
          return addresses.length > 0 ? ` data-${attribute}="${addresses.join(' ')}"` : '';
        };
        /** The addresses of chunks; their styles come with the page's own (firstStyles.ts). */
        const chunksAs = (attribute: string, names: readonly string[]): string =>
          listed(
            attribute,
            names.map(chunkOf).flatMap((chunk) => (chunk ? [chunk.fileName] : [])),
          );
        const chunks =
          chunksAs('lazy', ['lazyModules', 'shared', 'shellParts']) + chunksAs('sender', ['sender']) + chunksAs('member', ['memberParts']);
        const page = html
          .replace('src="/web/boot.js"', `src="/web/boot.js"${textsOf('vi')}${textsOf('en')}${chunks}`)
          .replace('<script type="module"', '<script type="module" fetchpriority="low"');
        return { html: page, tags };
      },
    },
  };
}
