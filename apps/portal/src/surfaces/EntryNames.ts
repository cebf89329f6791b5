import type { PageSurface, PageValueName } from '@baize/features/core';

/** What the address needs of an entry of a centre. */
interface EntryName {
  values?: readonly PageValueName[];
  parts?: Readonly<Record<string, { values?: readonly PageValueName[] }>>;
}
/** Entries of a centre by name. */
export type EntryNames = Readonly<Record<string, EntryName>>;
/** Pages of domains by path. */
export type PageNames = Readonly<Record<string, Pick<PageSurface, 'audience' | 'title'>>>;
