import { agentCenterErrors } from './agent-center/errors.ts';
import { agentContractsErrors } from './agent-contracts/errors.ts';
import { cashierErrors } from './cashier/errors.ts';
import { gamesErrors } from './games/errors.ts';
import { launchErrors } from './launch/errors.ts';
import { legionErrors } from './legion/errors.ts';
import { lotteryErrors } from './lottery/errors.ts';
import { missionsErrors } from './missions/errors.ts';
import { playerProtectionErrors } from './player-protection/errors.ts';
import { pointsMallErrors } from './points-mall/errors.ts';
import { promotionsErrors } from './promotions/errors.ts';
import { pvpRoomsErrors } from './pvp-rooms/errors.ts';
import { rebatesErrors } from './rebates/errors.ts';
import { registrationErrors } from './registration/errors.ts';
import { rewardsErrors } from './rewards/errors.ts';
import { securityErrors } from './security/errors.ts';
import { sessionErrors } from './session/errors.ts';
import { transfersErrors } from './transfers/errors.ts';
import { verificationErrors } from './verification/errors.ts';
import { wireErrors } from './wire/errors.ts';

/**
 * The error catalogue of §8 as data: code → HTTP status. Each domain has its own codes.
 * A code is what a portal translates; the server's `message` is only the fallback.
 */
export const errorCatalogue = {
  ...wireErrors,
  ...agentCenterErrors,
  ...agentContractsErrors,
  ...cashierErrors,
  ...gamesErrors,
  ...launchErrors,
  ...legionErrors,
  ...lotteryErrors,
  ...missionsErrors,
  ...playerProtectionErrors,
  ...pointsMallErrors,
  ...promotionsErrors,
  ...pvpRoomsErrors,
  ...rebatesErrors,
  ...registrationErrors,
  ...rewardsErrors,
  ...securityErrors,
  ...sessionErrors,
  ...transfersErrors,
  ...verificationErrors,
} as const satisfies Record<string, { status: number }>;

/** Every code that a portal must have a text for, in each of its languages. */
export type ErrorCode = keyof typeof errorCatalogue;

/** Every code of the catalogue; those with status 0 never come from a gateway. */
export const errorCodes = Object.keys(errorCatalogue) as readonly ErrorCode[];

/** Whether a string from the wire is a code that this contract knows. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCatalogue, code);
}

/** HTTP status of a code; 0 for the codes that only a client raises. */
export function statusOf(code: ErrorCode): number {
  return errorCatalogue[code].status;
}
