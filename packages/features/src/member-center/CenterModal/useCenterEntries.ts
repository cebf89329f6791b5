import { useMember, usePermission } from '../../core/index.ts';
import { type CenterEntry, entriesFor } from './centerEntries.ts';

/** The entries that this member has (§2); undefined until the gateway has said what decides them. */
export function useCenterEntries(): readonly CenterEntry[] | undefined {
  const flags = usePermission()?.flags;
  const { info } = useMember();
  return flags && info && entriesFor({ flags, type: info.type, toUpline: info.toUpline });
}
