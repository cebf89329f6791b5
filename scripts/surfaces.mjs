// What the domains show in the portal, read from their `portal.ts` without running it: names, parts, values, and the chunk of each.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const checkout = path.dirname(import.meta.dirname);
const kinds = ['pages', 'memberEntries', 'agentEntries'];

/** A surface that can't be read: the message says where, and how it is written. */
export class SurfacesError extends Error {}

/** Reads the file of one domain. */
class SurfacesFile {
  /** @param {string} root of the checkout @param {string} file below it */
  constructor(root, file) {
    this.file = file;
    this.source = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
    this.declarations = this.source.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations);
  }

  /** @returns {never} */
  refuse(node, sentence) {
    const { line } = this.source.getLineAndCharacterOfPosition(node.getStart(this.source));
    throw new SurfacesError(`${this.file}:${line + 1}: ${sentence}`);
  }

  /** `export const tipsSurfaces = { … } as const satisfies Surfaces`. */
  read() {
    const found = this.declarations.find(({ name, initializer }) => initializer && name.getText().endsWith('Surfaces'));
    if (!found) this.refuse(this.source, 'no list of surfaces: export const tipsSurfaces = { … } as const satisfies Surfaces.');
    const listed = this.fieldsOf(found.initializer)
      .filter(({ name }) => kinds.includes(name))
      .map(({ name, value }) => [
        name,
        Object.fromEntries(this.fieldsOf(value).map((surface) => [surface.name, this.surfaceOf(surface.value)])),
      ]);
    return { name: found.name.getText(), ...Object.fromEntries(listed) };
  }

  /** Names and values of an object that is written out. */
  fieldsOf(node) {
    const object = ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? node.expression : node;
    if (object !== node) return this.fieldsOf(object);
    if (!ts.isObjectLiteralExpression(object))
      this.refuse(object, `write the names out: the address is made of them, and ${object.getText()} is not read.`);
    return object.properties.map((property) => {
      if (!property.name || ts.isComputedPropertyName(property.name))
        this.refuse(property, `write the names out: the address is made of them, and ${property.getText()} is not read.`);
      return { name: property.name.text, value: ts.isPropertyAssignment(property) ? property.initializer : property };
    });
  }

  /** What of a surface the address and the tests need: all else is left to the portal. */
  surfaceOf(node) {
    const read = {
      audience: (value) => ['audience', this.textOf(value)],
      title: (value) => ['title', this.textOf(value)],
      values: (value) => ['values', this.textsOf(value)],
      parts: (value) => ['parts', Object.fromEntries(this.fieldsOf(value).map((part) => [part.name, this.surfaceOf(part.value)]))],
      load: (value) => ['chunk', this.chunkOf(value)],
    };
    return Object.fromEntries(this.fieldsOf(node).flatMap(({ name, value }) => (Object.hasOwn(read, name) ? [read[name](value)] : [])));
  }

  textOf(node) {
    return ts.isStringLiteralLike(node) ? node.text : this.refuse(node, `write the text out: ${node.getText()} is not read.`);
  }

  textsOf(node) {
    if (!ts.isArrayLiteralExpression(node)) this.refuse(node, `write the list out: ${node.getText()} is not read.`);
    return node.elements.map((element) => this.textOf(element));
  }

  /** The name of the file in `import('./Deposit/DepositEntry.tsx')`, of a function that stands there or above. */
  chunkOf(node) {
    const named = ts.isShorthandPropertyAssignment(node) || ts.isIdentifier(node) ? (node.name ?? node).getText() : undefined;
    const text = named ? this.declarations.find(({ name }) => name.getText() === named)?.getText() : node.getText();
    const [, file] = /import\('([^']+)'\)/.exec(text ?? '') ?? [];
    if (file === undefined) this.refuse(node, "load names its file: async () => (await import('./Tips/Tips.tsx')).Tips.");
    return path.basename(file).replace(/\.tsx?$/, '');
  }
}

/** An address leads to one surface. */
function assertNoneTwice(files) {
  for (const kind of kinds) {
    const from = new Map();
    for (const { file, surfaces } of files)
      for (const name of Object.keys(surfaces[kind] ?? {})) {
        if (from.has(name)) throw new SurfacesError(`${file}: ${from.get(name)} has “${name}” among its ${kind} already.`);
        from.set(name, file);
      }
  }
}

/**
 * Surfaces of the domains, and those made of several, each with the name of its constant.
 * @param {string} root of the checkout
 * @throws {SurfacesError} for what is not written out, and for an address that two have
 * @returns {{ surfaced: Surfaced[], joint: Surfaced }}
 * @typedef {{ chunk?: string, values?: string[], parts?: Record<string, { chunk?: string, values?: string[] }> }} Surface
 * @typedef {{ name: string, from: string, pages?: Record<string, Surface & { audience: string, title: string }>, memberEntries?: Record<string, Surface>, agentEntries?: Record<string, Surface> }} Surfaced
 */
export function readSurfaces(root = checkout) {
  const features = 'packages/features/src';
  const domains = readdirSync(path.join(root, features))
    .filter((name) => existsSync(path.join(root, features, name, 'portal.ts')))
    .sort()
    .map((name) => ({ file: `${features}/${name}/portal.ts`, from: `../${name}/portal.ts` }));
  const places = [...domains, { file: `${features}/surfaces/jointSurfaces.ts`, from: './jointSurfaces.ts' }];
  const files = places.map(({ file, from }) => ({ file, surfaces: { from, ...new SurfacesFile(root, file).read() } }));
  assertNoneTwice(files);
  const all = files.map(({ surfaces }) => surfaces);
  return { surfaced: all.slice(0, -1), joint: all.at(-1) };
}
