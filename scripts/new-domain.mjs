// A new domain through every layer: one call, its handler, a list with its states, a page and an entry of the member centre.
// Usage: npm run new-domain -- tips [--en "Tips"] [--vi "Mẹo chơi"]
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSurfaces } from './surfaces.mjs';
import { templatesOf } from './templates/domain.mjs';

const root = path.dirname(import.meta.dirname);
const [name = '', ...options] = process.argv.slice(2);
const given = (option) => (options.includes(option) ? options[options.indexOf(option) + 1] : undefined);
const refuse = (sentence) => {
  console.error(sentence);
  process.exit(1);
};
if (!/^[a-z]+(?:-[a-z]+)*$/.test(name)) refuse('Name the domain by a word of the spec, in small letters: npm run new-domain -- tips');
const folders = ['packages/contract/src', 'apps/gateway/src/domains', 'packages/features/src'];
const taken = folders.filter((folder) => existsSync(path.join(root, folder, name)));
if (taken.length > 0) refuse(`There is a domain "${name}" already: ${taken.map((folder) => `${folder}/${name}`).join(', ')}`);

const camel = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const pascal = camel[0].toUpperCase() + camel.slice(1);
const {
  surfaced,
  joint: { from, memberEntries: entries = {} },
} = readSurfaces();
const owner =
  surfaced.find(({ pages = {}, memberEntries = {} }) => `/${name}` in pages || camel in memberEntries) ??
  // Of entries that are made of several domains; one without a page is there to be taken over.
  (entries[camel]?.chunk && { from });
if (owner) refuse(`${owner.from} shows “${name}” already.`);
const call = readdirSync(path.join(root, 'packages/contract/src'), { recursive: true, encoding: 'utf8' }).find(
  (file) => path.basename(file) === `list${pascal}.ts`,
);
if (call) refuse(`There is a call list${pascal} already: packages/contract/src/${call}`);
const spoken = pascal.replace(/([a-z])([A-Z])/g, (_, one, other) => `${one} ${other.toLowerCase()}`);

/** §2 has entries that no domain has a page for: the domain takes its own over, with its place, icon and rule. */
const jointFile = path.join(root, 'packages/features/src/surfaces/jointSurfaces.ts');
const joint = readFileSync(jointFile, 'utf8');
const [ownRow = '', ownOrder, ownIcon, ownRule] =
  new RegExp(`^ *${camel}: \\{ order: (\\d+), icon: (\\w+)(?:, (canOpen: .+))? \\},\\n`, 'm').exec(joint) ?? [];
const entryTextOf = (language) =>
  JSON.parse(readFileSync(path.join(root, `packages/features/src/member-center/locales/${language}.json`), 'utf8'))[`entry.${camel}`];
const title = {
  en: given('--en') ?? entryTextOf('en') ?? spoken,
  vi: given('--vi') ?? entryTextOf('vi') ?? given('--en') ?? spoken,
};

/** Behind the last entry that a domain has: §2's own have 10 to 130. */
const orders = readdirSync(path.join(root, 'packages/features/src')).flatMap((domain) => {
  const surfaces = path.join(root, 'packages/features/src', domain, 'portal.ts');
  return existsSync(surfaces) ? [...readFileSync(surfaces, 'utf8').matchAll(/order: (\d+)/g)].map(([, order]) => Number(order)) : [];
});
const entry = { order: ownOrder ?? 10 + Math.max(130, ...orders), icon: ownIcon ?? 'starIcon', rule: ownRule };

for (const [file, text] of Object.entries(templatesOf({ name, camel, pascal, title, entry }))) {
  const place = path.join(root, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
  console.log(`made     ${file}`);
}

/** Writes a line before another one, or before the end of a list. */
function insert(file, before, line) {
  const place = path.join(root, file);
  const text = readFileSync(place, 'utf8');
  if (!text.includes(before)) refuse(`${file} has no “${before.trim()}”, which the new line stands before.`);
  writeFileSync(place, text.replace(before, `${line}${before}`));
  console.log(`changed  ${file}`);
}
for (const language of entryTextOf('en') ? [] : ['en', 'vi'])
  insert(
    `packages/features/src/member-center/locales/${language}.json`,
    '  "count.messages":',
    `  "entry.${camel}": ${JSON.stringify(title[language])},\n`,
  );
insert(
  'packages/features/src/core/testing/faultedCalls.ts',
  '} as const satisfies Record<CallName, Proof>;',
  `  list${pascal}: { hook: '${name}' },\n`,
);

if (ownRow) {
  writeFileSync(jointFile, joint.replace(ownRow, '').replace(new RegExp(`\\b${ownIcon}, |, ${ownIcon}\\b`), ''));
  console.log('changed  packages/features/src/surfaces/jointSurfaces.ts');
}

const run = (command, args) => {
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) refuse(`${command} ${args.join(' ')} failed.`);
};
run('node', ['scripts/generate.mjs']);
run('node_modules/.bin/biome', [
  'check',
  '--write',
  'packages/contract/src',
  `apps/gateway/src/domains/${name}`,
  `packages/features/src/${name}`,
]);
run('node_modules/.bin/vitest', ['run', '--project', 'architecture', 'tests/architecture/publicExports.test.ts', '--update']);
console.log(`\nThe lists that folders tell are written anew. Now: what a row holds (packages/contract/src/${name}), where it comes from`);
console.log(
  `(apps/gateway/src/domains/${name}), how it is shown (packages/features/src/${name}). Then: npm run check, npm run test:domain -- ${name}`,
);
