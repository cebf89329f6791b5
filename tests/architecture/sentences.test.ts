import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { checkout, type House, houseOf } from './House.ts';
import { type Sentence, sentences } from './sentences.ts';

/** Whose method or result is called: `test` of `test.describe.each(rows)('…')`. */
function callerOf(expression: ts.Expression): string {
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression)) return callerOf(expression.expression);
  return ts.isTaggedTemplateExpression(expression) ? callerOf(expression.tag) : expression.getText();
}

/** The title of a test or of a group of them; … stands for what comes in by a variable. */
function titleOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !/^(?:test|it|describe)$/.test(callerOf(node.expression))) return undefined;
  const [title] = node.arguments;
  if (title && ts.isTemplateExpression(title))
    return [title.head, ...title.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…');
  return title && ts.isStringLiteralLike(title) ? title.text : undefined;
}

/** The names of the stories that are played by the tests: what is only looked at proves nothing. */
const playedIn = (source: ts.SourceFile): string[] =>
  source.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ initializer }) => {
      const parts = initializer && ts.isObjectLiteralExpression(initializer) ? initializer.properties : [];
      return parts.some(({ name }) => name?.getText() === 'play') && !parts.some((part) => part.getText().includes("'!test'"));
    })
    .map(({ name }) => name.getText());

function titlesIn(source: ts.SourceFile): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    const title = titleOf(node);
    if (title !== undefined) titles.push(title);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** How many tests of its file a row can mean. */
function testsOf(house: House, { file, title }: Sentence): number {
  const source = ts.createSourceFile(file, house.files.includes(file) ? house.textOf(file) : '', ts.ScriptTarget.Latest, true);
  const isStory = file.endsWith('.stories.tsx');
  return isStory ? playedIn(source).filter((one) => one === title).length : titlesIn(source).filter((one) => one.includes(title)).length;
}

/** The rows whose test is gone or can't be told from another one, each with what to do. */
const rowsWithoutTest = (house: House, rows: readonly Sentence[]): string[] =>
  rows.flatMap((row) => {
    const tests = testsOf(house, row);
    const found = house.files.includes(row.file) ? `${row.file} has ${tests} tests titled “${row.title}”` : `${row.file} is gone`;
    return tests === 1 ? [] : [`“${row.words}”: ${found}. Name the test that proves it in tests/architecture/sentences.ts, or write one.`];
  });

describe('§2 every sentence has a test that names it', () => {
  it('in the whole checkout', () => {
    expect(rowsWithoutTest(checkout, sentences)).toEqual([]);
  });

  it('and is named once, by words that tell it from the others', () => {
    const words = sentences.map((row) => row.words);
    expect(words.filter((one, at) => words.indexOf(one) !== at)).toEqual([]);
    expect(words.filter((one) => one.length < 15 || one.length > 90)).toEqual([]);
  });

  const house = houseOf({
    'a.spec.ts': `test('§2 the bar', f); for (const x of y) test(\`§2 the \${x} clock\`, f); it.each([['§2 a row']])('§2 %s', f); // test('§2 told')`,
    'b.stories.tsx':
      "export const Seen: Story = {}; export const Played: Story = { play }; export const Idle: Story = { play, tags: ['!test'] };",
  });
  const row = (file: string, title: string): Sentence => ({ words: 'a claim of §2', file, title });

  it.each([
    ['a.spec.ts', '§2 the bar'],
    ['a.spec.ts', ' clock'],
    ['a.spec.ts', '§2 %s'],
    ['b.stories.tsx', 'Played'],
  ])('%s proves by %s', (file, title) => {
    expect(rowsWithoutTest(house, [row(file, title)])).toEqual([]);
  });

  it.each([
    ['a title that is gone', 'a.spec.ts', '§2 the balance', '0 tests'],
    ['a title of two tests', 'a.spec.ts', '§2 the', '2 tests'],
    ['words that are no title', 'a.spec.ts', '§2 a row', '0 tests'],
    ['a comment', 'a.spec.ts', '§2 told', '0 tests'],
    ['a file that is gone', 'c.spec.ts', '§2 the bar', 'c.spec.ts is gone'],
    ['a story that is only looked at', 'b.stories.tsx', 'Seen', '0 tests'],
    ['a story that no test plays', 'b.stories.tsx', 'Idle', '0 tests'],
    ['a piece of a story’s name', 'b.stories.tsx', 'Play', '0 tests'],
  ])('and a break of it is noticed: %s', (_what, file, title, complaint) => {
    expect(rowsWithoutTest(house, [row(file, title)])).toEqual([expect.stringContaining(complaint)]);
  });
});
