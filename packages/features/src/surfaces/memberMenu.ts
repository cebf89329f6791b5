import type { MenuEntry } from '../member-center/index.ts';
import { memberEntries } from './domainSurfaces.ts';

/** The menu of the member centre, of all domains (§2); `MemberCenterModal` shows of it what the player may open. */
export const memberMenu: readonly MenuEntry[] = Object.entries(memberEntries).map(([name, entry]) => ({ name, ...entry }));
