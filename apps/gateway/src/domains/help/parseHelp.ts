import { type HelpArticle, type HelpBlock, type HelpSection, helpAnchor } from '@baize/contract';
import { unknownSlots } from './figures.ts';

/** Ids that the portal's own page has. */
const takenIds = ['root', 'content'];
const headLine = /^## (.+?) \{#([^}]*)\}$/;
const listLine = /^(?:- |(\d+)\. )(.+)$/;

export const isHelpAnchor = (id: string): boolean => helpAnchor.safeParse(id).success && !takenIds.includes(id);

/** Lines that belong together, with none between. */
function blockOf(lines: readonly string[]): HelpBlock {
  const items = lines.map((line) => listLine.exec(line));
  const [first] = items;
  if (!first || items.includes(null)) return { kind: 'text', text: lines.join(' ') };
  return { kind: first[1] === undefined ? 'list' : 'steps', items: items.map((item) => item?.[2] ?? '') };
}

function blocksOf(lines: readonly string[]): HelpBlock[] {
  const groups: string[][] = [[]];
  for (const line of lines) {
    if (line === '') groups.push([]);
    else groups.at(-1)?.push(line);
  }
  return groups.filter((group) => group.length > 0).map(blockOf);
}

/**
 * Reads a section's file: `# Title`, then articles of `## Title {#anchor}` with paragraphs, `- ` lists and `1. ` steps between empty lines.
 * @returns the section, and what is wrong with it, each with its line.
 */
export function parseHelp(id: string, text: string): { section: HelpSection; complaints: string[] } {
  const complaints: string[] = [];
  const lines = text.split(/\r?\n/).map((line) => line.trimEnd());
  const title = /^# (.+)$/.exec(lines[0] ?? '')?.[1] ?? '';
  if (title === '') complaints.push('line 1: begins with "# " and the title of the section');
  const articles: (Omit<HelpArticle, 'blocks'> & { lines: string[] })[] = [];
  lines.slice(1).forEach((line, index) => {
    const at = `line ${index + 2}`;
    for (const name of unknownSlots(line)) complaints.push(`${at}: there is no figure {{${name}}}`);
    if (!line.startsWith('#')) {
      if (articles.length > 0) articles.at(-1)?.lines.push(line);
      else if (line !== '') complaints.push(`${at}: stands before the first "## "`);
      return;
    }
    const [, articleTitle = '', anchor = ''] = headLine.exec(line) ?? [];
    if (!isHelpAnchor(anchor)) complaints.push(`${at}: an article begins as "## Title {#its-anchor}"`);
    articles.push({ id: anchor, title: articleTitle, lines: [] });
  });
  if (articles.length === 0) complaints.push('has no article');
  const section = { id, title, articles: articles.map(({ lines: own, ...head }) => ({ ...head, blocks: blocksOf(own) })) };
  for (const { title: name, blocks } of section.articles) if (blocks.length === 0) complaints.push(`“${name}” says nothing`);
  return { section, complaints };
}
