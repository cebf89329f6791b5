import { usePermission } from '../usePermission.ts';
import { deviceZone } from './zoneNoteOf.ts';

/** The zone in which times are shown: the brand's, or the device's until the brand has told its own. */
export const useBrandZone = (): string => usePermission()?.timeZone ?? deviceZone();
