import type { MenuEntry } from '@baize/features/member-center';
import { memberEntries } from './domainSurfaces.ts';

/** The menu of the member centre, of all domains (§2). */
export const memberEntryList: readonly MenuEntry[] = Object.entries(memberEntries).map(([name, entry]) => ({ name, ...entry }));
