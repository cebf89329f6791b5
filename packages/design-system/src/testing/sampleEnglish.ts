import { fieldEnglish } from './english/fieldEnglish.ts';
import { figureEnglish } from './english/figureEnglish.ts';
import { layerEnglish } from './english/layerEnglish.ts';
import { pageEnglish } from './english/pageEnglish.ts';
import { sharedEnglish } from './english/sharedEnglish.ts';

/** By family of parts. */
export const englishByFamily: readonly Record<string, string>[] = [fieldEnglish, figureEnglish, layerEnglish, pageEnglish, sharedEnglish];

/** The texts of the stories, which are written in Vietnamese, in English. A number at the end needs no entry of its own. */
export const sampleEnglish: Record<string, string> = Object.assign({}, ...englishByFamily);
