/** Domains whose texts the first paint shows: one file a language holds them. */
export const firstNamespaces = ['core', 'shell', 'lobby', 'game-launch'] as const;
