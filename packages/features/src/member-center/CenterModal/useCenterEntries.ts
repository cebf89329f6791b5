import { useMember, usePermissionState } from '../../core/index.ts';
import { type CenterEntry, entriesFor } from './centerEntries.ts';

/** The entries of one member, as far as they are known. */
export interface CenterEntries<Entry extends CenterEntry = CenterEntry> {
  /** Undefined until the gateway has said what decides them. */
  entries: readonly Entry[] | undefined;
  /** What to do where it was asked and did not say; undefined otherwise. */
  missing: { isAsking: boolean; retry(): void } | undefined;
}

/** Of all entries those that this member has (§2). */
export function useCenterEntries<Entry extends CenterEntry>(all: readonly Entry[]): CenterEntries<Entry> {
  const { permission, isMissing, isAsking, retry } = usePermissionState();
  const { info } = useMember();
  const entries = permission && info && entriesFor(all, { flags: permission.flags, type: info.type, toUpline: info.toUpline });
  return { entries, missing: isMissing ? { isAsking, retry } : undefined };
}
