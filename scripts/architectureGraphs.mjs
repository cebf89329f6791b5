// Who imports whom, read from the import statements: graphs in Mermaid for docs/architecture.md.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
const isShipped = (file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$|(?:^|\/)testing|\.d\.ts$/.test(file);
const filesBelow = (place) =>
  readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' })
    .map((file) => `${place}/${file.split(path.sep).join('/')}`)
    .filter((file) => isShipped(file) && !file.includes('/node_modules/'));

/** What a file imports: files of its own workspace, and names of others. */
function importsOf(file) {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(/(?:from|import\() ?'([^']+)'/g)].map(([, name]) =>
    name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name,
  );
}

/**
 * A graph of units.
 * @param {readonly string[]} files
 * @param {(place: string) => string | undefined} unitOf of a file or an imported name
 */
function graphOf(files, unitOf) {
  const edges = files.flatMap((file) => {
    const from = unitOf(file);
    return importsOf(file)
      .map(unitOf)
      .flatMap((to) => (from && to && from !== to ? [`  ${nodeOf(from)} --> ${nodeOf(to)}`] : []));
  });
  const arrows = [...new Set(edges)].sort();
  return ['```mermaid', 'flowchart TD', ...arrows, '```'].join('\n');
}
/** A node with its name: Mermaid takes no hyphen in an id. */
const nodeOf = (unit) => (/\W/.test(unit) ? `${unit.replace(/\W/g, '_')}["${unit}"]` : unit);

const workspaces = ['packages', 'apps'].flatMap((place) => readdirSync(path.join(root, place)).map((name) => `${place}/${name}`));
const workspaceOf = (place) => {
  const [, name] = /^(?:packages|apps)\/([\w-]+)\//.exec(place) ?? /^@baize\/([\w-]+)/.exec(place) ?? [];
  return name;
};

/** The workspaces. */
export const workspaceGraph = () =>
  graphOf(
    workspaces.flatMap((place) => filesBelow(`${place}/src`)),
    workspaceOf,
  );

/** Parts of a workspace: the folders below a place. */
export const folderGraph = (place) => graphOf(filesBelow(place), (file) => new RegExp(`^${place}/([\\w-]+)/`).exec(file)?.[1]);
