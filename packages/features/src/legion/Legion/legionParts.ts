import type { Guild } from '@baize/contract';

/** §2 "Legion tabs", in their order; the address names them but for the first. */
export const legionParts = ['rank', 'records', 'rules', 'members', 'setup'] as const;
export type LegionPart = (typeof legionParts)[number];

/** Those that a member has: setup is the master's alone (§6). */
export const legionPartsOf = ({ isMaster }: Pick<Guild, 'isMaster'>): readonly LegionPart[] =>
  legionParts.filter((part) => part !== 'setup' || isMaster);
