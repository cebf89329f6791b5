import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brandOf, PortalError, type PortalOptions } from './portalOptions.ts';

/** The package itself, from its source and from what is built of it. */
const home = path.resolve(import.meta.dirname, '..');
const template = path.join(home, 'template');

interface Manifest {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}
const readManifest = async (folder: string): Promise<Manifest> => JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));

async function checkFolder(folder: string): Promise<void> {
  const found = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new PortalError([`${folder} can't be written to: ${error.code === 'ENOTDIR' ? 'it is a file.' : error.message}`]);
  });
  if (found.length > 0)
    throw new PortalError([`${folder} is not empty (${found.slice(0, 3).join(', ')}): a portal needs a folder of its own.`]);
}

/** Copies the packed packages into the app, and gives where each is, by its name. */
async function bringPackages(packages: string, folder: string, names: readonly string[]): Promise<Record<string, string>> {
  const files = await readdir(packages).catch(() => []);
  await mkdir(path.join(folder, 'packages'));
  const brought = names.map(async (name) => {
    const start = `${name.slice(1).replace('/', '-')}-`;
    const file = files.find((one) => one.startsWith(start) && one.endsWith('.tgz'));
    if (file === undefined) throw new PortalError([`--packages is "${packages}": there is no ${start}….tgz in it.`]);
    await cp(path.join(packages, file), path.join(folder, 'packages', file));
    return [name, `file:packages/${file}`] as const;
  });
  return Object.fromEntries(await Promise.all(brought));
}

/** Puts values in the places of `{{name}}` and the like. */
async function fillIn(file: string, values: Readonly<Record<string, string>>): Promise<void> {
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place),
  );
}

/** All packages of the kit have one version: that of this one. */
async function writeManifest({ folder, code, packages }: PortalOptions): Promise<void> {
  const [{ version }, manifest] = await Promise.all([readManifest(home), readManifest(template)]);
  const own = Object.keys(manifest.dependencies).filter((name) => name.startsWith('@baize/'));
  const places =
    packages === undefined ? Object.fromEntries(own.map((name) => [name, version])) : await bringPackages(packages, folder, own);
  const made = { ...manifest, name: code, dependencies: { ...manifest.dependencies, ...places } };
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(made, undefined, 2)}\n`);
}

/**
 * Writes a brand's own portal into a folder: an app of the packages, and the brand's folder in it.
 * @throws PortalError for a folder that is not empty, a brand that can't be, or packed packages that are missing
 */
export async function createPortal(options: PortalOptions): Promise<void> {
  const brand = brandOf(options);
  const { folder } = options;
  await checkFolder(folder);
  await mkdir(folder, { recursive: true });
  await cp(template, folder, { recursive: true });
  // npm takes a .gitignore for its own, and leaves it out of a package.
  await rename(path.join(folder, 'gitignore'), path.join(folder, '.gitignore'));
  await writeFile(path.join(folder, 'brand/brand.json'), `${JSON.stringify(brand, undefined, 2)}\n`);
  await fillIn(path.join(folder, 'README.md'), { name: brand.name, code: brand.code });
  await fillIn(path.join(folder, 'brand/mark.svg'), { name: brand.name.replaceAll('&', '&amp;') });
  await writeManifest(options);
}
