import type { PageValueName } from '@baize/features/core';
import type { EntryNames } from './EntryNames.ts';

/** Whether a part belongs to this entry of a centre. */
export const isPartOf = (entries: EntryNames, entry: string, part: string): boolean => Object.hasOwn(entries[entry]?.parts ?? {}, part);

/** Whether a part belongs to any of these entries. */
export const isPartOfAny = (entries: EntryNames, part: string): boolean =>
  Object.keys(entries).some((entry) => isPartOf(entries, entry, part));

/** Values that the address keeps of a part of an entry; of its first, where no part is named. */
export const valueNamesOf = (entries: EntryNames, entry: string, part: string | undefined): readonly PageValueName[] =>
  (part === undefined ? entries[entry] : entries[entry]?.parts?.[part])?.values ?? [];
