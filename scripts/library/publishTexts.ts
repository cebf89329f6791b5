import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Puts the files of texts beside the modules, as they are: an app imports one of them, or merges it with its own. */
export function publishTexts(folder: string): Plugin {
  return {
    name: 'baize-publish-texts',
    generateBundle() {
      const source = path.join(folder, 'src');
      const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /^[^/]+\/locales\/\w+\.json$/.test(file));
      for (const fileName of files) this.emitFile({ type: 'asset', fileName, source: readFileSync(path.join(source, fileName)) });
    },
  };
}
