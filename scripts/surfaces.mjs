// What the domains show in the portal, read from their `portal.ts` without running it: names, parts, values, and the chunk of each.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.dirname(import.meta.dirname);
const features = path.join(root, 'packages/features/src');

/** What is written as a literal; of a function that loads a part, the name of its file. Anything else is left out. */
function literalOf(node, source) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isArrayLiteralExpression(node)) return node.elements.map((element) => literalOf(element, source));
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return literalOf(node.expression, source);
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const entries = node.properties.flatMap((property) => {
    if (property.name?.text === 'load') return [['chunk', chunkOf(property, source)]];
    return ts.isPropertyAssignment(property) ? [[property.name.text, literalOf(property.initializer, source)]] : [];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** The name of the file in `import('./Deposit/DepositEntry.tsx')`, of a function that stands there or above. */
function chunkOf(property, source) {
  const text = ts.isShorthandPropertyAssignment(property)
    ? declarationsOf(source)
        .find(({ name }) => name.text === 'load')
        ?.getText()
    : property.getText();
  const [, file = ''] = /import\('([^']+)'\)/.exec(text ?? '') ?? [];
  return path.basename(file).replace(/\.tsx?$/, '');
}

const declarationsOf = (source) =>
  source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => declarationList.declarations);

/** Surfaces of a file as data: `export const tipsSurfaces = { … } satisfies Surfaces`. */
function surfacesIn(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = declarationsOf(source).find(({ name }) => name.text.endsWith('Surfaces'));
  if (!found) throw new Error(`${file} exports no …Surfaces: export const tipsSurfaces = { … } as const satisfies Surfaces.`);
  return { name: found.name.text, ...literalOf(found.initializer, source) };
}

/**
 * Surfaces of the domains, and what the portal has of its own, each with the name of its constant.
 * @returns {{ surfaced: Surfaced[], own: Surfaced }}
 * @typedef {{ chunk?: string, values?: string[], parts?: Record<string, { chunk?: string, values?: string[] }> }} Surface
 * @typedef {{ name: string, from: string, pages?: Record<string, Surface & { audience: string, title: string }>, memberEntries?: Record<string, Surface>, agentEntries?: Record<string, Surface> }} Surfaced
 */
export function readSurfaces() {
  const surfaced = readdirSync(features)
    .filter((name) => existsSync(path.join(features, name, 'portal.ts')))
    .sort()
    .map((name) => ({ from: `@baize/features/${name}/portal`, ...surfacesIn(path.join(features, name, 'portal.ts')) }));
  return { surfaced, own: { from: './ownSurfaces.ts', ...surfacesIn(path.join(root, 'apps/portal/src/surfaces/ownSurfaces.ts')) } };
}
