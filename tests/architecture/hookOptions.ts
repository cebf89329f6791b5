import path from 'node:path';
import ts from 'typescript';
import type { House } from './House.ts';
import { publicExportsOf } from './publicExports.ts';

const parse = (house: House, file: string): ts.SourceFile => ts.createSourceFile(file, house.textOf(file), ts.ScriptTarget.Latest, true);

/** The parameters of a function that a file declares by this name. */
function parametersOf(source: ts.SourceFile, name: string): readonly ts.ParameterDeclaration[] {
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement.parameters;
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find((one) => one.name.getText() === name)?.initializer;
    if (found && ts.isArrowFunction(found)) return found.parameters;
  }
  return [];
}

/** The file of a relative import that brings a name, and its name there. */
function importOf(source: ts.SourceFile, name: string): { file: string; name: string } | undefined {
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const target = (statement.moduleSpecifier as ts.StringLiteral).text;
    const bindings = statement.importClause?.namedBindings;
    const element = bindings && ts.isNamedImports(bindings) && bindings.elements.find((one) => one.name.text === name);
    if (element && target.startsWith('.'))
      return { file: path.posix.join(path.posix.dirname(source.fileName), target), name: (element.propertyName ?? element.name).text };
  }
  return undefined;
}

/** Members of a type that is written out, or of an interface of this or another file of the package. */
function membersOf(house: House, source: ts.SourceFile, type: ts.TypeNode | undefined): readonly ts.TypeElement[] {
  if (!type) return [];
  if (ts.isTypeLiteralNode(type)) return type.members;
  if (!ts.isTypeReferenceNode(type) || !ts.isIdentifier(type.typeName)) return [];
  const name = type.typeName.text;
  const own = source.statements.find((one): one is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(one) && one.name.text === name);
  if (own) return own.members;
  const from = importOf(source, name);
  if (!from || from.file.endsWith('/index.ts')) return [];
  const other = parse(house, from.file);
  return other.statements.flatMap((one) => (ts.isInterfaceDeclaration(one) && one.name.text === from.name ? [...one.members] : []));
}

/** Options of an index's hooks that no docstring tells of: `useLogin.onLoggedIn`. */
export function untoldOptions(house: House, index: string): string[] {
  const hooks = publicExportsOf(house, index).filter(({ name, file }) => /^use[A-Z]/.test(name) && house.files.includes(file));
  return hooks.flatMap(({ name, file }) => {
    const source = parse(house, file);
    const members = parametersOf(source, name).flatMap(({ type }) => membersOf(house, source, type));
    return members
      .filter((member) => ts.getJSDocCommentsAndTags(member).length === 0)
      .map((member) => `${name}.${member.name?.getText() ?? ''} in ${file}`);
  });
}
