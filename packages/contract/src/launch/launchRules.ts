/** §3 and §9: 0 demo, 1 real. */
export const accountTypes = { demo: 0, real: 1 } as const;
/** §9 "Game constants". */
export const platforms = ['html5-desktop', 'flash', 'html5'] as const;
/** §9: the client type that every launch carries. */
export const clientType = 3;
/** Providers that open through the portal’s player page (§4). */
export const playerPageVendors: readonly string[] = ['ALB', 'PT', 'PTSS'];
/** Providers whose real launches carry username, merchantCode and token as well (§3 “for some providers”): those with a page of their own. */
export const accountVendors: readonly string[] = [...playerPageVendors];
/** Providers that force flash for live and fish games (§4). */
export const flashVendors: readonly string[] = ['PT', 'PTSS', 'DG'];
