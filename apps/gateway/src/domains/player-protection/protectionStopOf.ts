import { type ProtectionStop, protectionStop } from '@baize/contract';
import { causesOf } from '../../db/errors.ts';

/** Of the triggers that hold limits and closures (migration `player_protection_guards`). */
const refusedCode = 'BZ001';

/** Why the database refused a bet or a deposit, where the player's own limit, break or exclusion did. */
export function protectionStopOf(error: unknown): ProtectionStop | undefined {
  for (const { code, detail } of causesOf(error)) {
    if (code === refusedCode && typeof detail === 'string') return protectionStop.parse(JSON.parse(detail));
  }
  return undefined;
}
