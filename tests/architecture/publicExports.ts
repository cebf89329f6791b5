import path from 'node:path';
import ts from 'typescript';
import type { House } from './House.ts';

export interface PublicExport {
  name: string;
  /** The file that declares it, from the root. */
  file: string;
  isDocumented: boolean;
}

const parse = (house: House, file: string): ts.SourceFile => ts.createSourceFile(file, house.textOf(file), ts.ScriptTarget.Latest, true);

const hasDocstring = (node: ts.Node): boolean => ts.getJSDocCommentsAndTags(node).length > 0;

/** A call says in its `summary` what it does; the type asks for it. */
const isCall = (statement: ts.Statement): boolean => /= defineCall\(/.test(statement.getText().slice(0, 200));

/** `type Role = (typeof roles)[number]` is told by what is said of `roles`. */
function isDerivedFromDocumented(statement: ts.Statement): boolean {
  if (!ts.isTypeAliasDeclaration(statement)) return false;
  const from = /\b(?:typeof|keyof) (\w+)/.exec(statement.type.getText())?.[1];
  const origin = from && statement.getSourceFile().statements.find((other) => hasDeclared(other, from));
  return Boolean(origin && isDocumented(origin));
}

/** A union of words shows all there is; what they mean stands at the prop that takes them. */
const isUnionOfWords = (statement: ts.Statement): boolean =>
  ts.isTypeAliasDeclaration(statement) && /^\|?\s*'[^']*'(?:\s*\|\s*'[^']*')*$/.test(statement.type.getText());

const hasDocumentedMembers = (statement: ts.Statement): boolean =>
  ts.isInterfaceDeclaration(statement) && statement.members.every(hasDocstring);

/** The members of a props type have each their own docstring: another rule sees to it. */
const isProps = (statement: ts.Statement): boolean => ts.isInterfaceDeclaration(statement) && statement.name.text.endsWith('Props');

function isDocumented(statement: ts.Statement): boolean {
  const tells = [hasDocstring, isCall, isProps, isUnionOfWords, hasDocumentedMembers, isDerivedFromDocumented];
  return tells.some((isTold) => isTold(statement));
}

function hasDeclared(statement: ts.Statement, name: string): boolean {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.some((declaration) => declaration.name.getText() === name);
  const named =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return named && statement.name?.text === name;
}

/** Follows one exported name through the re-exports to the statement that declares it. */
function follow(house: House, file: string, name: string): PublicExport {
  for (const statement of parse(house, file).statements) {
    if (
      ts.isExportDeclaration(statement) &&
      statement.moduleSpecifier &&
      statement.exportClause &&
      ts.isNamedExports(statement.exportClause)
    ) {
      const element = statement.exportClause.elements.find((one) => one.name.text === name);
      const target = (statement.moduleSpecifier as ts.StringLiteral).text;
      // A drawing or a part that a library gives is documented there.
      if (element && !target.startsWith('.')) return { name, file: target, isDocumented: true };
      if (element) {
        return { ...follow(house, path.posix.join(path.posix.dirname(file), target), (element.propertyName ?? element.name).text), name };
      }
    }
    if (hasDeclared(statement, name)) return { name, file, isDocumented: isDocumented(statement) };
  }
  throw new Error(`${file} exports ${name}, but no statement declares it`);
}

/** Names that a statement of an index exports: those of a list, or its own. */
function namesOf(statement: ts.Statement): string[] {
  if (ts.isExportDeclaration(statement))
    return statement.exportClause && ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.map((element) => element.name.text)
      : [];
  const isExported = ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  return isExported && ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.map((declaration) => declaration.name.getText())
    : [];
}

/** All that an index file exports by name, each with the place that declares it. */
export function publicExportsOf(house: House, index: string): PublicExport[] {
  return parse(house, index)
    .statements.flatMap(namesOf)
    .map((name) => follow(house, index, name));
}
