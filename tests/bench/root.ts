import path from 'node:path';

/** The repository's folder. */
export const root = path.join(import.meta.dirname, '../..');
/** How Node runs the sources of this repository. */
export const sourceArguments = ['--conditions=@baize/source', '--import', 'tsx'];
