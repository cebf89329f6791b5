/** The typeface that the design system serves. */
export const webFont = 'Be Vietnam Pro';
/** Arial in the web font's metrics, so that the swap moves nothing. */
export const fallbackFont = 'Be Vietnam Pro Fallback';
/** Families of body text, the first that there is: what `font.body` holds unless a brand has its own. */
export const bodyFont = `"${webFont}", "${fallbackFont}", system-ui, sans-serif`;
