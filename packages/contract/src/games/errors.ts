/** Error codes of §2 favourite games. */
export const gamesErrors = {
  favorites_full: { status: 409 },
} as const;
