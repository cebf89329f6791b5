// Lists that the folders of the domains tell: `npm run generate` writes them, and `npm run generate -- --check` fails where one is old.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
const features = path.join(root, 'packages/features/src');
/** Whether a domain reads its texts as a namespace: the page of a closed portal speaks both languages, and loads its own. */
const readsNamespace = (name) =>
  readdirSync(path.join(features, name), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .some((file) => readFileSync(path.join(features, name, file), 'utf8').includes(`useTranslation('${name}')`));
/** Domains with texts. */
const domains = readdirSync(features)
  .filter((name) => existsSync(path.join(features, name, 'locales/en.json')) && (name === 'core' || readsNamespace(name)))
  .sort();
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const key = (name) => (name.includes('-') ? `'${name}'` : name);
const note = '// Written by `npm run generate` from the folders of the domains.\n';

/** Texts of the first paint travel together (`namespaces.ts`). */
const first = [...readFileSync(path.join(root, 'apps/portal/src/texts/namespaces.ts'), 'utf8').matchAll(/firstNamespaces = \[([^\]]*)\]/g)]
  .flatMap(([, names]) => [...names.matchAll(/'([\w-]+)'/g)])
  .map(([, name]) => name);

const files = {
  'packages/features/src/i18next.d.ts': `${note}${domains.map((name) => `import type ${camel(name)} from './${name}/locales/en.json';\n`).join('')}
// A key that no language file has does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'core';
    keySeparator: false;
    enableSelector: false;
    resources: {
${domains.map((name) => `      ${key(name)}${name === camel(name) ? `: typeof ${name}` : `: typeof ${camel(name)}`};\n`).join('')}    };
  }
}
`,
  'apps/portal/src/texts/laterTexts.ts': `${note}import type { Language } from '@baize/contract';
import type { ResourceKey } from 'i18next';

/** Namespaces that come with their own chunk. */
export const laterTexts: Record<string, Record<Language, () => Promise<{ default: ResourceKey }>>> = {
${domains
  .filter((name) => !first.includes(name))
  .map(
    (name) => `  ${key(name)}: {
    vi: () => import('@baize/features/${name}/locales/vi.json'),
    en: () => import('@baize/features/${name}/locales/en.json'),
  },
`,
  )
  .join('')}};
`,
};

const isCheck = process.argv.includes('--check');
for (const [file, text] of Object.entries(files)) {
  const place = path.join(root, file);
  if (readFileSync(place, 'utf8') === text) continue;
  if (isCheck) {
    console.error(`${file} is old: npm run generate writes it.`);
    process.exitCode = 1;
  } else writeFileSync(place, text);
}
