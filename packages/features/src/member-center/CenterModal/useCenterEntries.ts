import { useMember, usePermissionState } from '../../core/index.ts';
import { type CenterEntry, entriesFor } from './centerEntries.ts';

/** The entries of one member, as far as they are known. */
export interface CenterEntries {
  /** Undefined until the gateway has said what decides them. */
  entries: readonly CenterEntry[] | undefined;
  /** What to do where it was asked and did not say; undefined otherwise. */
  missing: { isAsking: boolean; retry(): void } | undefined;
}

/** The entries that this member has (§2). */
export function useCenterEntries(): CenterEntries {
  const { permission, isMissing, isAsking, retry } = usePermissionState();
  const { info } = useMember();
  const entries = permission && info && entriesFor({ flags: permission.flags, type: info.type, toUpline: info.toUpline });
  return { entries, missing: isMissing ? { isAsking, retry } : undefined };
}
