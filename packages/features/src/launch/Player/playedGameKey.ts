/** Where a launch leaves the game for the window that it opened, or for its own tab; a file of its own, since every visitor loads the launch and few the page. */
export const playedGameKey = 'baize-played-game';
