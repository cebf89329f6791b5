import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';

/** What Vite adds to a sheet so that its name changes with the chunk's. */
const marker = /\/\*\$vite\$:\d+\*\//g;

/**
 * Lets the page's own sheet bring the styles of some chunks that come soon after it. Each sheet of its own costs a phone a request, a look at every
 * rule, and new styles for the whole page; and its part waits for it.
 * @param names of the chunks, in the order in which their rules stand
 */
export function firstStyles(names: readonly string[]): Plugin {
  return {
    name: 'baize-first-styles',
    apply: 'build',
    generateBundle: {
      // Before Vite writes down which sheets a chunk waits for. The names of the scripts still follow from those of all their sheets.
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const sheetsOf = (name: string): Set<string> => {
          const sheets = chunks.find((chunk) => chunk.name === name)?.viteMetadata?.importedCss;
          if (sheets && sheets.size > 0) return sheets;
          return this.error(`No chunk "${name}" has styles (groups of vite.config.ts).`);
        };
        const take = (sheets: Set<string>): string => {
          const sources = [...sheets].map((sheet) => {
            const file = bundle[sheet];
            delete bundle[sheet];
            return file?.type === 'asset' ? String(file.source).replace(marker, '') : '';
          });
          sheets.clear();
          return sources.join('');
        };
        const own = sheetsOf(chunks.find(({ isEntry }) => isEntry)?.name ?? '');
        const [first = ''] = own;
        const source = [own, ...names.map((name) => sheetsOf(name))].map(take).join('');
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = path.posix.join(path.posix.dirname(first), `index-${hash}.css`);
        this.emitFile({ type: 'asset', fileName, source });
        own.add(fileName);
      },
    },
  };
}
