import { storyPartsOf } from '../../core/testing/storyPartsOf.ts';

/** What the stories look for, in the language of the toolbar. */
export const storyParts = storyPartsOf('member-center');
