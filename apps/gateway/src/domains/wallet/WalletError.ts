import type { ProtectionStop } from '@baize/contract';
import type { SeamlessErrorCode } from '../../providers/game/seamless.ts';

const statusOf: Record<SeamlessErrorCode, number> = {
  INVALID_SIGNATURE: 401,
  INVALID_REQUEST: 400,
  SESSION_NOT_FOUND: 404,
  SESSION_EXPIRED: 409,
  INSUFFICIENT_FUNDS: 409,
  DUPLICATE_TRANSACTION: 409,
  BET_NOT_FOUND: 404,
  BET_ROLLED_BACK: 409,
  BET_SETTLED: 409,
  WIN_NOT_FOUND: 404,
  WIN_ROLLED_BACK: 409,
  AMOUNT_OUT_OF_RANGE: 409,
  PLAYER_LIMIT: 409,
  PLAY_CLOSED: 409,
  SYSTEM_ERROR: 500,
};

/** The refusal of a provider's request. */
export class WalletError extends Error {
  readonly code: SeamlessErrorCode;
  readonly balance: number | undefined;
  /** Why the player's own protection refuses the bet. */
  readonly protection: ProtectionStop | undefined;

  constructor(code: SeamlessErrorCode, balance?: number, protection?: ProtectionStop) {
    super(code);
    this.name = 'WalletError';
    this.code = code;
    this.balance = balance;
    this.protection = protection;
  }

  get status(): number {
    return statusOf[this.code];
  }
}
