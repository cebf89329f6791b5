import { usePermission } from '../core/index.ts';

/** The zone of the brand's day, or the player's own until the brand has told its. */
export function useBrandZone(): string {
  return usePermission()?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
