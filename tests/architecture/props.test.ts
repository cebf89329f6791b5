import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { filesLike, textOf } from './sourceFiles.ts';

const files = filesLike(/^packages\/design-system\/src\/[A-Z][^/]*\/[A-Z][^/]*\.tsx$/, /\.(?:test|stories)\.tsx$/);
/** Props whose name and type say it all. */
const plain = new Set(['children', 'id', 'text', 'href', 'items', 'onChange', 'icon']);

/** What is wrong with the docstrings of a file's props: none, or none of its default. */
function undocumented(file: string): string[] {
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const wrong: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) && node.name.text.endsWith('Props')) {
      for (const member of node.members.filter(ts.isPropertySignature)) {
        const name = member.name.getText(source);
        const documentation = ts
          .getJSDocCommentsAndTags(member)
          .map((comment) => comment.getText(source))
          .join(' ');
        if (!documentation && !(plain.has(name) && !member.questionToken)) wrong.push(`${path.basename(file)}: ${name} has no docstring`);
        else if (member.questionToken && !/\bDefault\b/.test(documentation))
          wrong.push(`${path.basename(file)}: ${name} does not say its default`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return wrong;
}

describe('DESIGN §1 props', () => {
  it('have each a docstring, the optional ones with their default', () => {
    expect(files.length).toBeGreaterThan(30);
    expect(files.flatMap(undocumented)).toEqual([]);
  });
});
