// On which floor a story runs: Chromium's run, the run without a browser, the pictures and tests/architecture all ask here.

/** @typedef {{ id: string, tags: string[] }} Story as Storybook lists it, or as a test composes it */

/**
 * Compared as a picture: all states of a part beside each other, what it opens, and each tagged `pictured`, as a state that
 * covers the page.
 * @param {Story} story
 */
export const isPictured = ({ id, tags }) => /--(?:composed|open)$/.test(id) || tags.includes('pictured');

/**
 * Of a feature: a state that runs in Chromium. It is pictured, on a phone or of long text; or it is tagged `browser`, where its
 * layout, scroll or focus is what it shows, or where it stands for its file. All other states of features run in happy-dom.
 * @param {Story} story
 */
export const needsBrowser = (story) =>
  isPictured(story) || /--(?:.*-)?(?:on-a-phone|long-text)$/.test(story.id) || story.tags.includes('browser');

/**
 * What `npm run test:stories` takes of Storybook's index; the design system and the guide whole.
 * @param {Story & { importPath: string }} entry
 */
export const runsInChromium = (entry) => entry.tags.includes('test') && (!isOfFeature(entry) || needsBrowser(entry));

/** @param {{ importPath: string }} entry */
const isOfFeature = ({ importPath }) => importPath.startsWith('./packages/features/');
