/** The design system's own words: they travel as the texts of a domain do, so that no visitor downloads two languages. */
export const wordsNamespace = 'words';
