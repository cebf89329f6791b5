import path from 'node:path';
import type { Brand } from '../Brand.ts';
import type { Supported } from '../checkBrand.ts';
import { readBrandFolder } from '../folder/index.ts';
import { tokenStyles } from '../tokenStyles.ts';

/** The hooks of Vite that the plugin has, without Vite's own types: it needs no Vite to be installed. */
export interface BrandPlugin {
  name: string;
  configResolved(config: { root: string }): void;
  buildStart(): Promise<void>;
  configureServer(server: { watcher: { add(place: string): unknown } }): void;
  handleHotUpdate(update: { file: string; server: { ws: { send(message: { type: 'full-reload' }): void } } }): void;
  resolveId(id: string): string | undefined;
  load(id: string): Promise<string | undefined>;
  transformIndexHtml(html: string): Promise<string>;
}

/** By this an app imports the brand's tokens as a style sheet. */
const styleSheet = 'virtual:brand.css';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);
const metaOf = (name: string, content: string): string => `<meta name="${name}" content="${escaped(content)}" />`;

/** A page with the names and colours of a brand. */
function pageOf(html: string, { code, name, description, languages, tokens }: Brand): string {
  const told = [
    `<title>${escaped(name)}</title>`,
    metaOf('application-name', name),
    metaOf('theme-color', tokens.color.dark.canvas),
    ...(description === undefined ? [] : [metaOf('description', description)]),
  ];
  return html
    .replace(/<html[^>]*>/, `<html lang="${languages[0] ?? 'en'}" data-brand="${code}" data-theme="dark">`)
    .replace('</head>', () => `${told.join('')}</head>`);
}

/**
 * Vite builds an app as a brand: the page gets its language, code, name, description and colour, the module `virtual:brand.css` its tokens.
 * A folder that is no brand ends the build with a line for each problem, as it ends the start of a gateway.
 * @param folder of the brand, below the root of the app
 * @param supported as `checkBrand` takes it: `supported` of `@baize/contract`
 */
export function brandPlugin(folder: string, supported?: Supported): BrandPlugin {
  let place = path.resolve(folder);
  const readBrand = async (): Promise<Brand> => (await readBrandFolder(place, supported)).brand;
  const styles = (): string => path.join(place, 'tokens.css');
  return {
    name: 'baize-brand',
    configResolved({ root }) {
      place = path.resolve(root, folder);
    },
    async buildStart() {
      await readBrand();
    },
    configureServer({ watcher }) {
      watcher.add(place);
    },
    handleHotUpdate({ file, server }) {
      if (path.dirname(file) === place) server.ws.send({ type: 'full-reload' });
    },
    resolveId(id) {
      return id === styleSheet ? styles() : undefined;
    },
    async load(id) {
      if (id !== styles()) return undefined;
      const { code, tokens } = await readBrand();
      return tokenStyles(code, tokens);
    },
    async transformIndexHtml(html) {
      return pageOf(html, await readBrand());
    },
  };
}
