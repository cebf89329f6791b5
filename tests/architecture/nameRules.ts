import path from 'node:path';
import ts from 'typescript';
import { filesIn, type House, type HouseRule, sourcesIn } from './House.ts';

/** Runs a rule over the syntax of each source: what `find` returns of a node is the complaint about it. */
function overNodes(find: (node: ts.Node) => string | undefined): HouseRule {
  return (house) => sourcesIn(house).flatMap((file) => complaintsOf(parse(file, house), find));
}

const parse = (file: string, house: House): ts.SourceFile =>
  ts.createSourceFile(file, house.textOf(file), ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

function complaintsOf(source: ts.SourceFile, find: (node: ts.Node) => string | undefined): string[] {
  const complaints: string[] = [];
  const visit = (node: ts.Node): void => {
    const complaint = find(node);
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    if (complaint) complaints.push(`${source.fileName}:${line} ${complaint}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return complaints;
}

/** A function's name and declared return type, for declarations and for constants that hold an arrow. */
function namedFunction(node: ts.Node): { name: string; returns: ts.TypeNode | undefined } | undefined {
  if (ts.isFunctionDeclaration(node) && node.name) return { name: node.name.text, returns: node.type };
  if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) return undefined;
  return node.initializer && ts.isArrowFunction(node.initializer) ? { name: node.name.text, returns: node.initializer.type } : undefined;
}

const isYesOrNo = (type: ts.TypeNode | undefined): boolean =>
  type?.kind === ts.SyntaxKind.BooleanKeyword || (type !== undefined && ts.isTypePredicateNode(type) && !type.assertsModifier);

/** `canKick`, `isOpen`, `hasStarted`; a hook that answers yes or no keeps React's `use`. */
export const predicatesAsk = overNodes((node) => {
  const found = namedFunction(node);
  if (!found || !isYesOrNo(found.returns) || /^(?:can|is|has|use)[A-Z]/.test(found.name)) return undefined;
  return `${found.name} answers yes or no: name it canX, isX or hasX`;
});

const isAnswerless = (type: ts.FunctionTypeNode): boolean => /^(?:void|Promise<void>|void \| Promise<void>)$/.test(type.type.getText());

/** What a component calls back is `onVerbNoun`. */
export const handlersBeginWithOn = overNodes((node) => {
  if (!ts.isPropertySignature(node) || !node.type || !ts.isFunctionTypeNode(node.type) || !isAnswerless(node.type)) return undefined;
  const isProp = ts.isInterfaceDeclaration(node.parent) && node.parent.name.text.endsWith('Props');
  const name = node.name.getText();
  return isProp && !/^on[A-Z]/.test(name) ? `${name} is a handler: name it onVerbNoun` : undefined;
});

const abbreviations =
  /^(?:amt|arr|attrs?|btn|calc|cb|cfg|ctx|curr|desc|dlg|elem|err|evt|fmt|fns?|hdr|idx|impl|lbl|len|mgr|misc|msgs?|obj|opts|param|pkg|prev|proc|pwd|qty|recv|repo|req|res|ret|str|svc|tmp|txn|txt|usr|utils?|vals?)$/i;

/** Names are written out, but for the words that the field itself shortens (id, url, html, tx …). */
export const namesAreWrittenOut = overNodes((node) => {
  const isNamed =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isBindingElement(node);
  if (!isNamed || !node.name || !ts.isIdentifier(node.name)) return undefined;
  const short = node.name.text.split(/(?=[A-Z])|[_\d]/).find((word) => abbreviations.test(word));
  return short ? `${node.name.text}: write “${short}” out` : undefined;
});

/** Props whose name and type say it all. */
const plainProps = new Set(['children', 'id', 'text', 'href', 'items', 'onChange', 'icon']);

/** The props of a component have each a docstring, the optional ones with their default. */
export const propsAreTold = overNodes((node) => {
  const isProp = ts.isPropertySignature(node) && ts.isInterfaceDeclaration(node.parent) && node.parent.name.text.endsWith('Props');
  if (!isProp || !node.getSourceFile().fileName.startsWith('packages/design-system/')) return undefined;
  const name = node.name.getText();
  const told = ts.getJSDocCommentsAndTags(node).map((comment) => comment.getText());
  if (told.length === 0) return plainProps.has(name) && !node.questionToken ? undefined : `${name} has no docstring`;
  return node.questionToken && !/\bDefault\b/.test(told.join(' ')) ? `${name} does not say its default` : undefined;
});

const verbs =
  'accept add answer ask bind buy cancel change check claim close confirm convert create delete drop end exclude gather get invite join keep kick launch leave list mark offer open pay preview read redeem refresh register reject process remove report request reset search send set start stop submit take transfer unbind unlock update upload verify withdraw';
const verbAndNoun = new RegExp(`^(?:(?:${verbs.replaceAll(' ', '|')})[A-Z]\\w*|login|logout)$`);

/** A call is a verb and a noun (`kickMember`); the field's own two words for a session stand as they are. */
export const callsAreVerbAndNoun: HouseRule = (house) =>
  filesIn(house, /^packages\/contract\/src\/[^/]+\/.*\.ts$/, /\/index\.ts$/).flatMap((file) =>
    [...house.textOf(file).matchAll(/export const (\w+) = defineCall\(/g)]
      .map(([, name = '']) => name)
      .filter((name) => !verbAndNoun.test(name))
      .map((name) => `${file}: ${name} is no verb and noun`),
  );

/** A component, hook, class or type of its own file gives the file its name. */
export const filesBearTheirExport: HouseRule = (house) =>
  filesIn(
    house,
    /^(?:packages|apps)\/.*\.tsx?$/,
    /\.(?:test|stories|config|css)\.tsx?$|\.d\.ts$|\/(?:index|main)\.tsx?$|\/catalogue\/words\//,
  ).filter((file) => {
    const name = path.basename(file).replace(/\.tsx?$/, '');
    const bearsName = /^(?:[A-Z]|use[A-Z])/.test(name);
    return bearsName && !new RegExp(`\\b(?:function|const|class|interface|type) ${name}\\b|\\bas ${name}\\b`).test(house.textOf(file));
  });
