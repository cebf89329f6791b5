import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { wordsEn } from '../../../packages/design-system/src/words/wordsEn.ts';
import { wordsVi } from '../../../packages/design-system/src/words/wordsVi.ts';
import { wordsNamespace } from '../src/texts/namespaces.ts';

const features = path.resolve(import.meta.dirname, '../../../packages/features/src');
const words = { vi: wordsVi, en: wordsEn };
type Language = keyof typeof words;
const languages: readonly Language[] = ['vi', 'en'];
const id = 'virtual:first-texts';
const devPath = '/web/@texts/';

/** The texts of some domains in a language, by domain, and the words of the design system. */
export function readTexts(namespaces: readonly string[], language: Language): Record<string, Record<string, string>> {
  const read = (name: string): Record<string, string> =>
    name === wordsNamespace
      ? { ...words[language] }
      : JSON.parse(readFileSync(path.join(features, name, 'locales', `${language}.json`), 'utf8'));
  return Object.fromEntries(namespaces.map((name) => [name, read(name)]));
}

/**
 * The texts of the first paint as one JSON file a language: data, not script, so that they cost no parsing of code and a brand can
 * replace the file. `virtual:first-texts` gives their addresses.
 * @param namespaces domains whose texts the first paint shows.
 */
export function firstTexts(namespaces: readonly string[]): Plugin {
  const read = (language: Language): string => JSON.stringify(readTexts(namespaces, language));
  let isBuild = false;
  return {
    name: 'baize-first-texts',
    configResolved: (config) => {
      isBuild = config.command === 'build';
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(module) {
      if (module !== `\0${id}`) return undefined;
      const entries = languages.map((language) => {
        const name = `texts-${language}.json`;
        if (!isBuild) return `${language}: ${JSON.stringify(devPath + name)}`;
        return `${language}: import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source: read(language) })}`;
      });
      return `export const firstTexts = { ${entries.join(', ')} };`;
    },
    configureServer: (server) => {
      server.middlewares.use(devPath, (request, response) => {
        const language = languages.find((name) => request.url?.startsWith(`/texts-${name}.json`)) ?? 'vi';
        response.setHeader('content-type', 'application/json').end(read(language));
      });
    },
  };
}
