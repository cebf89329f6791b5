import type { MemberEntry, PageSurface } from '../core/index.ts';
import * as domains from './domainSurfaces.ts';

export { agentEntryPages } from './agentEntryPages.ts';
export { memberMenu } from './memberMenu.ts';

/** Entries of the member centre (§2), by name. */
export const memberEntries: Readonly<Record<string, MemberEntry>> = domains.memberEntries;
/** Pages of the domains, by path below the app's base: `/promo`. */
export const domainPages: Readonly<Record<string, PageSurface>> = domains.pages;
