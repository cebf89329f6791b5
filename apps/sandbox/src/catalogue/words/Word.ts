/** The same thing in both languages. */
export interface Word {
  vi: string;
  en: string;
}
export type Words = readonly [Word, ...Word[]];

/** Reads `Tiếng Việt|English` lines, so that a list is easy to edit. */
export function wordList(lines: string): Words {
  const words = lines
    .trim()
    .split('\n')
    .map((line): Word => {
      const [vi = '', en = ''] = line.split('|').map((part) => part.trim());
      if (vi === '' || en === '') throw new Error(`A word needs both languages: ${line}`);
      return { vi, en };
    });
  const [first, ...rest] = words;
  if (first === undefined) throw new Error('A word list is empty');
  return [first, ...rest];
}
