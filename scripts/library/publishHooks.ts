import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Files and packages that a module brings along, at once or later; types bring none. */
function broughtBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  const text = readFileSync(file, 'utf8').replace(/\b(?:import|export) type [^;]*;/g, '');
  for (const [, source = ''] of text.matchAll(/(?:from|import\(|import) ?'([^']+)'/g)) {
    if (source.startsWith('.')) broughtBy(path.join(path.dirname(file), source), seen);
    else seen.add(source);
  }
  return seen;
}
const isHeadless = (file: string): boolean =>
  [...broughtBy(file)].every((name) => !/^@baize\/design-system|\.css\.ts$|View\.tsx$/.test(name));

/** Lines of an index for an app that draws its screens by itself. */
function headlessLines(index: string): string[] {
  return [...readFileSync(index, 'utf8').matchAll(/export (?:type )?\{[^}]*\} from '([^']+)';\n/g)]
    .filter(([, source = '']) => isHeadless(path.join(path.dirname(index), source)))
    .map(([line]) => line);
}

/** The same line without its types; empty where it has nothing else. */
function valuesOf(line: string): string {
  const [, names = '', source = ''] = /^export \{([^}]*)\} from '([^']+)'/.exec(line) ?? [];
  const values = names.split(',').flatMap((name) => (/^\s*(?:type .*)?$/s.test(name) ? [] : name.trim()));
  return values.length > 0 ? `export { ${values.join(', ')} } from '${source.replace(/\.tsx?$/, '.js')}';\n` : '';
}

/** Gives each domain a second entry, `hooks`, with what of its index brings no style sheet, no view and no part of the design system. */
export function publishHooks(folder: string): Plugin {
  const source = path.join(folder, 'src');
  return {
    name: 'baize-publish-hooks',
    generateBundle() {
      for (const domain of readdirSync(source).filter((name) => existsSync(path.join(source, name, 'index.ts')))) {
        const lines = headlessLines(path.join(source, domain, 'index.ts'));
        if (lines.length === 0) continue;
        this.emitFile({ type: 'asset', fileName: `${domain}/hooks.js`, source: lines.map(valuesOf).join('') });
        this.emitFile({ type: 'asset', fileName: `${domain}/hooks.d.ts`, source: lines.join('') });
      }
    },
  };
}
