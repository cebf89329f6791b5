import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type HelpBlock, type HelpCenter, type HelpSection, type Language, languages, neededHelpSections } from '@baize/contract';
import { type BrandFigures, fillFigures } from './figures.ts';
import { HelpTextsError } from './HelpTextsError.ts';
import { isHelpAnchor, parseHelp } from './parseHelp.ts';

/** The texts that come along; HELP_DIR replaces the folder. */
const ownFolder = path.join(import.meta.dirname, '../../../help');
const fileName = /^\d\d-([^.]+)\.md$/;

interface Loaded {
  sections: HelpSection[];
  complaints: string[];
}

/** Sections of one language, in the order of their files' numbers. */
async function loadLanguage(folder: string, language: Language): Promise<Loaded> {
  const files = await readdir(path.join(folder, language)).catch(() => undefined);
  if (!files) return { sections: [], complaints: [`${language}: there is no such folder`] };
  const sections: HelpSection[] = [];
  const complaints: string[] = [];
  for (const file of files.filter((name) => name.endsWith('.md')).sort()) {
    const id = fileName.exec(file)?.[1] ?? '';
    if (!isHelpAnchor(id)) {
      complaints.push(`${language}/${file}: is named as 01-anchor.md, of small letters, digits and hyphens`);
      continue;
    }
    const parsed = parseHelp(id, await readFile(path.join(folder, language, file), 'utf8'));
    sections.push(parsed.section);
    complaints.push(...parsed.complaints.map((complaint) => `${language}/${file}: ${complaint}`));
  }
  return { sections, complaints };
}

const anchorsOf = (sections: readonly HelpSection[]): string[] =>
  sections.flatMap(({ id, articles }) => [id, ...articles.map((one) => one.id)]);

/** A link must lead to the same place in every language, and to one place only. */
function complaintsOfAnchors(sectionsOf: Record<Language, HelpSection[]>): string[] {
  const [first, ...others] = languages;
  const anchors = anchorsOf(sectionsOf[first]);
  const twice = anchors.filter((id, index) => anchors.indexOf(id) !== index).map((id) => `${first}: #${id} is there twice`);
  const missing = neededHelpSections
    .filter((id) => !sectionsOf[first].some((section) => section.id === id))
    .map((id) => `${first}: there is no section ${id}, to which the portal leads`);
  const different = others.flatMap((language) => {
    const own = anchorsOf(sectionsOf[language]);
    const at = anchors.findIndex((id, index) => own[index] !== id);
    if (at === -1 && own.length === anchors.length) return [];
    return [`${language} and ${first} differ at #${own[at] ?? anchors[at] ?? own.at(-1)}: both have the same anchors in the same order`];
  });
  return [...twice, ...missing, ...different];
}

/** The texts of help, as they were when the process began. */
export interface HelpTexts {
  /** With this brand's figures filled in. */
  in(language: Language, brand: BrandFigures): HelpCenter;
}

/**
 * Reads the texts of help, the terms and the agreement from their files: `vi/01-account.md` and so on.
 * @param folder in place of the gateway's own folder
 * @throws HelpTextsError naming every file that is wrong.
 */
export async function loadHelp(folder = ownFolder): Promise<HelpTexts> {
  const loaded = await Promise.all(languages.map(async (language) => [language, await loadLanguage(folder, language)] as const));
  const complaints = loaded.flatMap(([, { complaints: own }]) => own);
  const sectionsOf = Object.fromEntries(loaded.map(([language, { sections }]) => [language, sections])) as Record<Language, HelpSection[]>;
  if (complaints.length === 0) complaints.push(...complaintsOfAnchors(sectionsOf));
  if (complaints.length > 0) throw new HelpTextsError(folder, complaints);
  return {
    in: (language, brand) => {
      const fill = (text: string): string => fillFigures(text, language, brand);
      const fillBlock = (block: HelpBlock): HelpBlock =>
        block.kind === 'text' ? { ...block, text: fill(block.text) } : { ...block, items: block.items.map(fill) };
      const sections = sectionsOf[language].map(({ id, title, articles }) => ({
        id,
        title: fill(title),
        articles: articles.map((article) => ({ id: article.id, title: fill(article.title), blocks: article.blocks.map(fillBlock) })),
      }));
      return { sections };
    },
  };
}
