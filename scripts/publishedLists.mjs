// Of `npm run generate`: what `@baize/features` publishes of each domain.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
const features = path.join(root, 'packages/features/src');
const indexOf = (domain) => path.join(features, domain, 'index.ts');

/** A row: hooks of a domain, and components that draw. */
function domainRow(domain) {
  const lists = [...readFileSync(indexOf(domain), 'utf8').matchAll(/export \{([^}]*)\}/g)].map(([, list]) => list);
  const names = lists.flatMap((list) => list.split(',').map((name) => name.trim()));
  const listed = (pattern) => names.flatMap((name) => (pattern.test(name) ? `\`${name}\`` : [])).join(', ') || '–';
  return `| \`${domain}\` | ${listed(/^use[A-Z]/)} | ${listed(/^[A-Z](?!.*(?:View|Skeleton)$)/)} |\n`;
}

/** The README of features by its path, with its table of domains. */
export function publishedLists() {
  const readme = 'packages/features/README.md';
  const domains = readdirSync(features).filter((name) => !['core', 'surfaces'].includes(name) && existsSync(indexOf(name)));
  const table = `\n| Domain | Hooks | Components |\n|---|---|---|\n${domains.sort().map(domainRow).join('')}\n`;
  const text = readFileSync(path.join(root, readme), 'utf8').replace(/(<!-- Written by .*? -->\n)[\s\S]*?(<!-- End)/, `$1${table}$2`);
  return { [readme]: text };
}
