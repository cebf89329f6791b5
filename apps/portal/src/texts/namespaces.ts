/** The design system's own words: they travel as the texts do, so that no visitor downloads two languages. */
export const wordsNamespace = 'words';
/** Domains whose texts the first paint shows, and those words: one file a language holds them. */
export const firstNamespaces = ['core', 'shell', 'games', 'launch', 'home', 'notices', wordsNamespace] as const;
