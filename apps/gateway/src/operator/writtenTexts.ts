import { isWithin } from '@baize/contract';
import { flag, OperatorError } from './arguments.ts';

const longestTitle = 200;
/** Names that the texts of both languages come after. */
export const textFlags: readonly string[] = ['--vi', '--vi-text', '--en', '--en-text'];

/** A text for players, in both languages. */
export interface WrittenTexts {
  titleVi: string;
  titleEn: string;
  contentVi: string;
  contentEn: string;
}

/**
 * The title and the text of both languages; in a text `\n` begins a paragraph.
 * @param what is written, such as `notice`
 * @param known options of the command, which can't be a text
 * @throws OperatorError
 */
export function writtenTexts(args: readonly string[], what: string, known: readonly string[]): WrittenTexts {
  const textAfter = (name: string): string => {
    const text = flag(args, name)?.replaceAll('\\n', '\n').trim();
    if (!text || known.includes(text)) throw new OperatorError(`A ${what} needs ${name} <text>.`);
    return text;
  };
  const titleAfter = (name: string): string => {
    const title = textAfter(name);
    if (isWithin(title, longestTitle) && !title.includes('\n')) return title;
    throw new OperatorError(`The title after ${name} is one line of ${longestTitle} letters at most.`);
  };
  return {
    titleVi: titleAfter('--vi'),
    titleEn: titleAfter('--en'),
    contentVi: textAfter('--vi-text'),
    contentEn: textAfter('--en-text'),
  };
}
