import { createHash } from 'node:crypto';
import type { SeamlessErrorCode, SeamlessReply } from '@baize/gateway/ports';
import { drawOutcome } from './drawOutcome.ts';
import { type JackpotBank, jackpotRoundOf } from './jackpot.ts';
import type { Settlement } from './journal.ts';
import { type Reels, stakes } from './payTable.ts';
import type { Settlements } from './settlements.ts';
import { makeTicket, readTicket } from './ticket.ts';
import type { WalletCall } from './walletClient.ts';

/** Failures in place of a result; each has a text in both languages. */
export type RoundFailure =
  | 'insufficient_funds'
  | 'session_expired'
  | 'round_cancelled'
  | 'invalid_request'
  | 'stake_out_of_room'
  | 'player_limit'
  | 'play_closed'
  | 'busy'
  | 'network';

/** Of a limit that the player has set: what is left of it, and when the bet fits again; of a break its end. */
export interface RefusedRound {
  status: 'ERROR';
  code: RoundFailure;
  balance?: number;
  left?: number;
  /** ISO 8601. */
  until?: string;
}

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
  | RefusedRound;

/** A round in two steps after its first: the bet is placed, and the player asks for the rest when he likes. */
export interface DealtRound {
  status: 'OK';
  roundId: string;
  /** Visible part of the result. */
  reels: readonly [Reels[0], Reels[1]];
  stake: number;
  balance: number;
  /** Ends the round. */
  ticket: string;
}

export interface RoundRequest {
  session: string;
  /** Made by the browser and kept until answered, so that a repeated request is the same round. */
  roundId: string;
  stake: number;
  /** The round plays for the pots. Default false. */
  isJackpot?: boolean | undefined;
}

export interface RoundTools {
  walletCall: WalletCall;
  /** Default: there are no pots. */
  jackpots?: JackpotBank | undefined;
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
  PLAYER_LIMIT: 'player_limit',
  PLAY_CLOSED: 'play_closed',
};

const betAttempts = 2;

/** A round's own key: two players' rounds never meet, and the session's token is in no log or table. */
export function roundKeyOf(session: string, roundId: string): string {
  return createHash('sha256').update(`${session} ${roundId}`).digest('hex').slice(0, 40);
}

/** The result of a round from its id, session and stake, the same in every process and at any time. */
/** @param won from a pot, on top of what the reels pay */
function roundOf(secret: string, { session, roundId, stake }: RoundRequest, key = roundKeyOf(session, roundId), won = 0) {
  const { reels, times } = drawOutcome(secret, key);
  const payout = stake * times + won;
  const shared = { session, roundId: key };
  const betTransactionId = `${key}.bet`;
  const bet = { ...shared, transactionId: betTransactionId, amount: stake } as const;
  const undo: Settlement = { call: 'rollback', body: { ...shared, transactionId: `${key}.rollback`, betTransactionId } };
  const win = {
    call: 'win',
    body: { ...shared, transactionId: `${key}.win`, betTransactionId, amount: payout, roundEnded: true },
  } as const satisfies Settlement;
  return { key, bet, undo, win, result: { status: 'OK', roundId, reels, stake, payout } } as const;
}
type Round = ReturnType<typeof roundOf>;

export interface DrawRequest {
  session: string;
  /** From {@link dealRound}, or made of what the wallet has open. */
  ticket: string;
}

/** Places a round's bet, and goes on when it stands. */
async function placeBet<Result = RoundResult>(
  tools: RoundTools,
  request: RoundRequest,
  next: (round: Round, balance: number) => Promise<Result>,
): Promise<Result | RoundResult> {
  const { walletCall, settlements, secret } = tools;
  if (!(stakes as readonly number[]).includes(request.stake)) return failed('invalid_request');
  if (!settlements.hasRoom()) return failed('busy');
  const round = roundOf(secret, request);
  const { key, undo } = round;

  const waiting = settlements.waitingFor(key);
  // A round must not be paid during its rollback, nor rolled back during its payment.
  if (waiting?.call === 'rollback') return takeBack(settlements, round);
  if (waiting?.call === 'win') return payAgain(tools, request, round, waiting.body.amount);
  try {
    // From here on a killed process leaves a note that gives the bet back.
    await settlements.keep(undo);
  } catch {
    return failed('busy');
  }
  const bet = await certainly(() => walletCall('bet', round.bet));
  if (bet === undefined) {
    const result = await takeBack(settlements, round);
    return result.status === 'OK' ? result : failed('network');
  }
  if (bet.status === 'ERROR') {
    await settlements.forget(key);
    const { code, balance, protection } = bet;
    return {
      ...failed(failures[code] ?? 'network', balance),
      ...(protection?.by === 'limit' && { left: protection.left }),
      ...(protection?.until !== undefined && { until: protection.until }),
    };
  }
  return next(round, bet.balance);
}

/**
 * Plays one round: bet, outcome, win (of 0 when lost). A bet whose reply is lost is asked for again, then rolled back;
 * a win goes on until it is acknowledged. The same session, round id and stake give the same result again.
 */
export async function playRound(tools: RoundTools, request: RoundRequest): Promise<RoundResult> {
  const { settlements } = tools;
  return placeBet(tools, request, async (placed, balance) => {
    try {
      const round = await withPot(tools, request, placed);
      await settlements.keep(round.win);
      return await pay(settlements, round, balance);
    } catch {
      // An outcome that can't be restored after a restart must not count.
      return takeBack(settlements, placed);
    }
  });
}

/** Begins a round in two steps. From here on it stands open in the wallet until its player ends it, here or after another launch. */
export async function dealRound(tools: RoundTools, request: RoundRequest): Promise<RoundResult | DealtRound> {
  return placeBet<RoundResult | DealtRound>(tools, request, async (round, balance) => {
    const ticket = makeTicket(tools.secret, { key: round.key, stake: request.stake });
    if (ticket === undefined) return takeBack(tools.settlements, round);
    // The bet is no longer to be given back: it waits for its player.
    await tools.settlements.forget(round.key);
    const [first, second] = round.result.reels;
    return { status: 'OK', roundId: request.roundId, reels: [first, second], stake: request.stake, balance, ticket };
  });
}

/** Ends a begun round, with any session of its game and player. Asked again, it gives the same result. */
export async function drawRound({ settlements, secret }: RoundTools, request: DrawRequest): Promise<RoundResult> {
  const begun = readTicket(secret, request.ticket);
  if (!begun) return failed('invalid_request');
  if (!settlements.hasRoom()) return failed('busy');
  const { key, stake } = begun;
  const round = roundOf(secret, { session: request.session, roundId: key, stake }, key);
  if (settlements.waitingFor(key)?.call === 'rollback') return takeBack(settlements, round);
  try {
    await settlements.keep(round.win);
  } catch {
    return failed('busy');
  }
  return pay(settlements, round);
}

/** The same round with what it has won from a pot. Rejects when the pots can't be asked. */
async function withPot({ jackpots, secret }: RoundTools, request: RoundRequest, round: Round): Promise<Round> {
  const play = request.isJackpot ? jackpotRoundOf(secret, round.key, request.stake) : undefined;
  const won = (play && (await jackpots?.play(play))) ?? 0;
  return won === 0 ? round : roundOf(secret, request, round.key, won);
}

/** A round whose win is on its way already; another stake under its id is another round, and refused. */
async function payAgain(tools: RoundTools, request: RoundRequest, placed: Round, amount: number): Promise<RoundResult> {
  const round = await withPot(tools, request, placed).catch(() => undefined);
  if (!round) return failed('network');
  return round.win.body.amount === amount ? pay(tools.settlements, round) : failed('invalid_request');
}

/** @param balance the last one known, shown while the payout is on its way. */
async function pay(settlements: Settlements, { win, result }: Round, balance?: number): Promise<RoundResult> {
  const settled = await settlements.settle(win);
  if (settled.state === 'done') return { ...result, balance: settled.balance, isSettling: false };
  if (settled.state === 'refused') return failed(settled.code === 'DUPLICATE_TRANSACTION' ? 'invalid_request' : 'round_cancelled');
  return balance === undefined ? failed('network') : { ...result, balance, isSettling: true };
}

async function takeBack(settlements: Settlements, round: Round): Promise<RoundResult> {
  const settled = await settlements.settle(round.undo);
  if (settled.state === 'waiting') return failed('network');
  if (settled.state === 'done') return failed('round_cancelled', settled.balance);
  // It was played to its end before, here or in another process: the win's first reply says how it went.
  return settled.code === 'BET_SETTLED' ? pay(settlements, round) : failed('round_cancelled');
}

function failed(code: RoundFailure, balance?: number): RefusedRound {
  return { status: 'ERROR', code, ...(balance === undefined ? {} : { balance }) };
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
