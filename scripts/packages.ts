// npm run packages: puts the packed packages into a folder, from where an app installs them as it would from a registry.
import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { packages, packPackages, tarballOf } from './library/packPackages.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Which folder? None is named: npm run packages -- ../packages');
  process.exit(1);
}
console.log('Packing the packages (only when their sources have changed) …');
await packPackages();
// Named from where the command was typed.
const place = path.resolve(process.env['INIT_CWD'] ?? '.', folder);
mkdirSync(place, { recursive: true });
for (const file of packages.map(tarballOf)) {
  copyFileSync(file, path.join(place, path.basename(file)));
  console.log(path.join(place, path.basename(file)));
}
