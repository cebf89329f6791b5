import { type GuildTxType, guildTxTypes, type Period } from '@baize/contract';
import type { PageValues } from '../../core/index.ts';

/** By what the movements of a legion are chosen. */
export interface GuildRecordChoice extends Period {
  /** Undefined for all. */
  type: GuildTxType | undefined;
  /** §7 "subordinateName": a nickname or its beginning; empty for all. */
  name: string;
}

const typeNames = Object.keys(guildTxTypes) as readonly GuildTxType[];
const day = /^\d{4}-\d{2}-\d{2}$/;

/** §7 "excludeTxTypeIds": the numbers of all other types; undefined where none is left out. */
export function excludedBy(type: GuildTxType | undefined): string | undefined {
  if (!type) return undefined;
  return typeNames
    .filter((name) => name !== type)
    .map((name) => guildTxTypes[name])
    .join(',');
}

/** What an address says of the choice, as far as it can be: all days that are kept, otherwise. */
export function choiceIn({ from = '', to = '', kind, account = '' }: PageValues, kept: Period): GuildRecordChoice {
  const isKept = day.test(from) && day.test(to) && from >= kept.from && from <= to && to <= kept.to;
  return { ...(isKept ? { from, to } : kept), type: typeNames.find((name) => name === kind), name: account };
}

/** What the address says of a choice: nothing of what is so anyway. */
export function valuesOf({ from, to, type, name }: GuildRecordChoice, kept: Period): PageValues {
  const isAll = from === kept.from && to === kept.to;
  return { ...(!isAll && { from, to }), ...(type && { kind: type }), ...(name !== '' && { account: name }) };
}
