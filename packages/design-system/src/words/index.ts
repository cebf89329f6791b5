export type { Language, Words } from './words.ts';
export { wordsEn } from './wordsEn.ts';
export { wordsVi } from './wordsVi.ts';
