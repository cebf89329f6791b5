/** Letters of other scripts, digits and signs, by the Latin letter that they look like. A capital stands here where its small letter looks otherwise. */
const lookalikes = {
  ...{ a: 'αа4@ɑ', b: 'βвьΒ8ƀ', c: 'сϲ¢', d: 'đðԁɗ', e: 'εеє3ɛ€', g: '9ɡ', h: 'һнΗђħ', j: 'јϳ', k: 'κк', l: 'ιіӏıł1|!i' },
  ...{ m: 'мΜ', n: 'ηпиΝ', o: 'οо0øօ', p: 'ρрþ', q: 'ԛ', r: 'гɾ', s: 'ѕ5$', t: 'τт7ŧ', u: 'υս', v: 'νѵ', w: 'ωԝш', x: 'χх' },
  ...{ y: 'γуүΥ¥', z: 'ζ2' },
};
const latinOf = new Map(Object.entries(lookalikes).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)));
/** Two letters that look like one. */
const pairs = [
  ['rn', 'm'],
  ['vv', 'w'],
] as const;

const fold = (letter: string): string => latinOf.get(letter) ?? latinOf.get(letter.toLowerCase()) ?? letter.toLowerCase();

/**
 * What a name looks like: without marks, blanks, punctuation and hidden signs, in small Latin letters where there is one that it can be taken for.
 * Two names with the same key can't be told apart at a glance. It is for comparing alone: nobody is shown it.
 */
export function nameKey(name: string): string {
  const bare = name.normalize('NFKD').replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');
  const letters = [...bare].map(fold).join('');
  let key = letters.replaceAll(/[^\p{L}\p{N}]/gu, '');
  for (const [pair, one] of pairs) key = key.replaceAll(pair, one);
  // A name of pictures alone has no letter: it is compared as it is.
  return key === '' ? letters.replaceAll(/\s/gu, '') : key;
}

/**
 * Whether each letter of a text is of a script that can't be taken for Latin: Latin itself in the letters that Vietnamese and English have, and those
 * of East and South-East Asia. Small capitals, letters of other alphabets, letters in boxes and letters of flags are none.
 */
export const hasPlainLetters = (text: string): boolean =>
  [...text.normalize('NFD').replaceAll(/\p{M}/gu, '')].every(
    (sign) => /[A-Za-zĐđ]/.test(sign) || isOther.test(sign) || !/\p{L}/u.test(sign),
  ) && !boxed.test(text);

const isOther =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const boxed = /[\u{1f100}-\u{1f1ff}\u{2460}-\u{24ff}]/u;

/** Whether a name has one of these words in it, however it is spelled. */
export function isForbiddenName(name: string, words: readonly string[]): boolean {
  const key = nameKey(name);
  return words.some((word) => key.includes(nameKey(word)));
}
