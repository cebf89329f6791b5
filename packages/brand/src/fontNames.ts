export const webFont = 'Be Vietnam Pro';
/** Arial in the web font's metrics, so that the swap moves nothing. */
export const fallbackFont = 'Be Vietnam Pro Fallback';
export const bodyFont = `"${webFont}", "${fallbackFont}", system-ui, sans-serif`;
