import { createHash } from 'node:crypto';
import type { SeamlessErrorCode, SeamlessReply } from '../seamless.ts';
import { drawOutcome } from './drawOutcome.ts';
import type { Settlement } from './journal.ts';
import { type Reels, stakes } from './payTable.ts';
import type { Settled, Settlements } from './settlements.ts';
import type { WalletCall } from './walletClient.ts';

/** What the player is told instead of a result; each has a text in both languages. */
export type RoundFailure = 'insufficient_funds' | 'session_expired' | 'round_cancelled' | 'invalid_request' | 'busy' | 'network';

export type RoundResult =
  | {
      status: 'OK';
      roundId: string;
      reels: Reels;
      stake: number;
      /** Amount paid, 0 for a lost round. */
      payout: number;
      balance: number;
      /** The payout is on its way: the wallet has not answered yet. */
      isSettling: boolean;
    }
  | { status: 'ERROR'; code: RoundFailure; balance?: number };

export interface RoundRequest {
  session: string;
  /** Made by the browser and kept until answered, so that a repeated request is the same round. */
  roundId: string;
  stake: number;
}

export interface RoundTools {
  walletCall: WalletCall;
  settlements: Settlements;
  secret: string;
}

const failures: Partial<Record<SeamlessErrorCode, RoundFailure>> = {
  INSUFFICIENT_FUNDS: 'insufficient_funds',
  SESSION_EXPIRED: 'session_expired',
  SESSION_NOT_FOUND: 'session_expired',
  BET_ROLLED_BACK: 'round_cancelled',
  DUPLICATE_TRANSACTION: 'invalid_request',
  INVALID_REQUEST: 'invalid_request',
};

const betAttempts = 2;

/** A round's own key: two players' rounds never meet, and the session's token is in no log or table. */
export function roundKeyOf(session: string, roundId: string): string {
  return createHash('sha256').update(`${session} ${roundId}`).digest('hex').slice(0, 40);
}

/**
 * Plays one round: bet, outcome, win (of 0 when lost). A bet whose reply is lost is asked for again, then rolled back;
 * a win goes on until it is acknowledged. The same session, round id and stake give the same result again.
 */
export async function playRound({ walletCall, settlements, secret }: RoundTools, request: RoundRequest): Promise<RoundResult> {
  const { session, roundId, stake } = request;
  if (!(stakes as readonly number[]).includes(stake)) return failed('invalid_request');
  if (!settlements.hasRoom()) return failed('busy');
  const key = roundKeyOf(session, roundId);
  const betTransactionId = `${key}.bet`;
  const undo: Settlement = { call: 'rollback', body: { session, transactionId: `${key}.rollback`, roundId: key, betTransactionId } };

  // A round that is being undone must not be paid in the meantime.
  if (settlements.waitingFor(key)?.call === 'rollback') return undone(await settlements.settle(undo));
  try {
    // From here on a killed process leaves a note that gives the bet back.
    await settlements.keep(undo);
  } catch {
    return failed('busy');
  }
  const bet = await certainly(() =>
    walletCall('bet', { session, transactionId: betTransactionId, roundId: key, amount: stake, currency: 'VND' }),
  );
  if (bet === undefined) {
    await settlements.settle(undo);
    return failed('network');
  }
  if (bet.status === 'ERROR') {
    await settlements.forget(key);
    return failed(failures[bet.code] ?? 'network', bet.balance);
  }

  const { reels, times } = drawOutcome(secret, key);
  const payout = stake * times;
  const win: Settlement = {
    call: 'win',
    body: { session, transactionId: `${key}.win`, roundId: key, betTransactionId, amount: payout, currency: 'VND', roundEnded: true },
  };
  try {
    await settlements.keep(win);
  } catch {
    // An outcome that nobody could know of after a restart is none.
    return undone(await settlements.settle(undo));
  }
  const settled = await settlements.settle(win);
  if (settled.state === 'refused') return failed('round_cancelled');
  const isSettling = settled.state === 'waiting';
  return { status: 'OK', roundId, reels, stake, payout, balance: isSettling ? bet.balance : settled.balance, isSettling };
}

function failed(code: RoundFailure, balance?: number): RoundResult {
  return { status: 'ERROR', code, ...(balance === undefined ? {} : { balance }) };
}

function undone(settled: Settled): RoundResult {
  if (settled.state === 'waiting') return failed('network');
  return failed('round_cancelled', settled.state === 'done' ? settled.balance : undefined);
}

/** The wallet's answer, or undefined when none came or none that says what happened. */
async function certainly(call: () => Promise<SeamlessReply>): Promise<SeamlessReply | undefined> {
  for (let attempt = 0; attempt < betAttempts; attempt++) {
    try {
      const reply = await call();
      if (reply.status === 'OK' || reply.code !== 'SYSTEM_ERROR') return reply;
    } catch {
      // The reply is lost; the same transaction id makes it safe to ask again.
    }
  }
  return undefined;
}
