/** §3 and §9: 0 demo, 1 real. */
export const accountTypes = { demo: 0, real: 1 } as const;
/** §9 "Game constants". */
export const platforms = ['html5-desktop', 'flash', 'html5'] as const;
/** §9: the client type that every launch carries. */
export const clientType = 3;
/** Providers that force flash for live and fish games (§4). */
export const flashVendors: readonly string[] = ['PT', 'PTSS', 'DG'];
