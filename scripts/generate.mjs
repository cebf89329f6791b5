// Lists that the folders of the domains tell: `npm run generate` writes them, and `npm run generate -- --check` fails where one is old.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderGraph, workspaceGraph } from './architectureGraphs.mjs';
import { publishedLists } from './publishedLists.mjs';
import { readSurfaces, SurfacesError } from './surfaces.mjs';

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

/** A sentence is enough where one is wrong. */
function surfacesOrRefusal() {
  try {
    return readSurfaces();
  } catch (error) {
    if (!(error instanceof SurfacesError)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}
const { surfaced, joint } = surfacesOrRefusal();
const allSurfaces = [...surfaced, joint];
/** Names of one kind, each with what the address needs of it. */
const namesOf = (kind, pick) =>
  allSurfaces
    .flatMap((surfaces) => Object.entries(surfaces[kind] ?? {}))
    .map(([name, surface]) => `  ${quoted(name)}: ${inline(pick(surface))},\n`);
const quoted = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);
const inline = (value) => {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value === 'string') return `'${value}'`;
  const parts = Object.entries(value).map(([name, part]) => `${quoted(name)}: ${inline(part)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
};
const valuesOf = ({ values, parts }) => ({
  ...(values && { values }),
  ...(parts && {
    parts: Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.values ? { values: part.values } : {}])),
  }),
});
const spreadOf = (kind) =>
  allSurfaces
    .filter((surfaces) => surfaces[kind])
    .map(({ name }) => `  ...${name}.${kind},\n`)
    .join('');

/** Domains of the contract. */
const contract = path.join(root, 'packages/contract/src');
const contractDomains = readdirSync(contract)
  .filter((name) => existsSync(path.join(contract, name, 'index.ts')))
  .sort();
const domainsWithCalls = contractDomains.filter((name) =>
  readFileSync(path.join(contract, name, 'index.ts'), 'utf8').includes(`${camel(name)}Calls`),
);
/** Domains of the gateway with handlers of calls, each with the name that its routes have. */
const gateway = path.join(root, 'apps/gateway/src/domains');
const handlers = readdirSync(gateway)
  .filter((name) => existsSync(path.join(gateway, name, 'routes.ts')))
  .sort()
  .flatMap((name) => {
    const [, exported] =
      /export (?:const|function) (\w+Handlers)\b/.exec(readFileSync(path.join(gateway, name, 'routes.ts'), 'utf8')) ?? [];
    return exported ? [{ name, exported }] : [];
  });

const files = {
  ...publishedLists(),
  'packages/contract/src/domains.ts': `${note}${contractDomains.map((name) => `export * from './${name}/index.ts';\n`).join('')}`,
  'packages/contract/src/calls.ts': `${note}${domainsWithCalls
    .map((name) => `import { ${camel(name)}Calls } from './${name}/index.ts';\n`)
    .join('')}
/** Every call of the contract by name. A gateway implements all of them; a client has a function for each. */
export const calls = {
${domainsWithCalls.map((name) => `  ...${camel(name)}Calls,\n`).join('')}} as const;
export type Calls = typeof calls;
export type CallName = keyof Calls;
`,
  'apps/gateway/src/domains/handlers.ts': `${note}import type { Services } from '../services.ts';
import type { Handlers } from '../wire/implement.ts';
${handlers.map(({ name, exported }) => `import { ${exported} } from './${name}/routes.ts';\n`).join('')}
/** What answers each call: one that lacks its handler does not compile. */
export const handlersOf = (services: Services): Handlers => ({
${handlers.map(({ exported }) => `  ...${exported}(services),\n`).join('')}});
`,
  'apps/portal/src/surfaces/surfaceNames.ts': `${note}import type { EntryNames, PageNames } from './EntryNames.ts';

// Read with the address, before the chunks of the pages: names alone.

/** Entries of the member centre: \`?center=deposit\`. */
export const memberEntryNames = {
${namesOf('memberEntries', valuesOf).join('')}} as const satisfies EntryNames;

/** Pages of the agent centre's entries: \`?agent=announcement\`. */
export const agentPageNames = {
${namesOf('agentEntries', valuesOf).join('')}} as const satisfies EntryNames;

/** Pages of domains, by path. */
export const pageNames = {
${namesOf('pages', ({ audience, title }) => ({ audience, title })).join('')}} as const satisfies PageNames;
`,
  'packages/features/src/surfaces/domainSurfaces.ts': `${note}${surfaced
    .map(({ name, from }) => `import { ${name} } from '${from}';\n`)
    .join('')}import { ${joint.name} } from '${joint.from}';

/** Entries of the member centre. */
export const memberEntries = {
${spreadOf('memberEntries')}};

/** Pages of the agent centre's entries. */
export const agentEntries = {
${spreadOf('agentEntries')}};

/** Pages of domains. */
export const pages = {
${spreadOf('pages')}};
`,
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

/** What the portal shows, by domain. */
function surfaceTable() {
  const rowsOf = ({ name, pages = {}, memberEntries = {}, agentEntries = {} }) => {
    const domain = name.replace(/Surfaces$/, '');
    const chunk = (surface) => (surface.chunk ? `\`${surface.chunk}\`` : '');
    return [
      ...Object.entries(pages).map(([address, page]) => `| ${domain} | \`/web${address}\` | ${page.audience} | ${chunk(page)} |`),
      ...Object.entries(memberEntries).map(([entry, surface]) => `| ${domain} | \`?center=${entry}\` | members | ${chunk(surface)} |`),
      ...Object.entries(agentEntries).map(([entry, surface]) => `| ${domain} | \`?agent=${entry}\` | agents | ${chunk(surface)} |`),
    ];
  };
  return ['| domain | address | audience | component |', '|---|---|---|---|', ...allSurfaces.flatMap(rowsOf)].join('\n');
}
const architecture = 'docs/architecture.md';
const drawn = {
  workspaces: workspaceGraph,
  gateway: () => folderGraph('apps/gateway/src'),
  portal: () => folderGraph('apps/portal/src'),
  surfaces: surfaceTable,
};
files[architecture] = readFileSync(path.join(root, architecture), 'utf8').replace(
  /(<!-- drawn: (\w+) -->\n)[\s\S]*?(\n<!-- end -->)/g,
  (_, begin, name, end) => `${begin}\n${drawn[name]()}\n${end}`,
);

/** The brand's own modules say what its tokens are for. */
function tokenTable() {
  const node = ['--conditions=@baize/source', '--import', 'tsx', path.join(root, 'scripts/tokenTables.ts')];
  return spawnSync(process.execPath, node, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).stdout;
}
const tokens = 'docs/guides/tokens.md';
files[tokens] = readFileSync(path.join(root, tokens), 'utf8').replace(
  /(<!-- drawn: colours -->\n)[\s\S]*?(<!-- end -->)/,
  (_, begin, end) => `${begin}\n${tokenTable()}\n\n${end}`,
);

/** As the linter wants it. */
const formatted = (file, text) =>
  file.endsWith('.md')
    ? text
    : spawnSync(path.join(root, 'node_modules/.bin/biome'), ['format', '--stdin-file-path', file], {
        cwd: root,
        input: text,
        encoding: 'utf8',
      }).stdout || text;
const isCheck = process.argv.includes('--check');
for (const [file, written] of Object.entries(files)) {
  const place = path.join(root, file);
  const before = existsSync(place) ? readFileSync(place, 'utf8') : '';
  if (before === written) continue;
  const text = formatted(file, written);
  if (before === text) continue;
  if (isCheck) {
    console.error(`${file} is old: npm run generate writes it.`);
    process.exitCode = 1;
  } else writeFileSync(place, text);
}
