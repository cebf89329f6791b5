import { amount, currencies, protectionStop } from '@baize/contract';
import * as z from 'zod/mini';

/**
 * The seamless-wallet API: what a game provider calls on this gateway while a round is played.
 * `POST /provider/v1/{balance|bet|win|rollback}`, JSON, every request signed.
 *
 * Promises:
 * - The same transaction id with the same data gives the first reply again; with other data it is refused.
 * - A rollback that arrives before its bet or win is stored, and that bet or win is then refused.
 * - A win after the session ended still counts.
 * - A bet is either taken back or answered by wins. Of a rollback and a win for one bet (a win of nothing too) the first is carried out,
 *   and the other is refused. A win answers all bets that its round had by then, so that none of them can be taken back.
 * - A rolled back win leaves the bets that it answered open again, unless another win has answered them: they can be won or taken back.
 *   It is refused with `INSUFFICIENT_FUNDS` while the player no longer has what the win paid; the provider may send it again.
 * - A bet is refused where a limit of the player has no room for it, and while the player takes a break or has excluded himself. Wins and
 *   rollbacks always count.
 * - A win needs no bet: a free round or a tournament prize names its round alone.
 * - A bet in a round that has ended opens the round again.
 * - A win and a rollback name the round of their bet, and come with a session of its game.
 */
export const seamlessHeaders = {
  /** Code of the provider; picks the shared secret. */
  provider: 'x-provider',
  /** Unix time in milliseconds; refused when more than a minute away. */
  timestamp: 'x-timestamp',
  /** Hex HMAC-SHA256 of `<timestamp>.<raw body>` with the shared secret. */
  signature: 'x-signature',
} as const;

/** Money of the house; a call in another is refused with `INVALID_REQUEST`. */
const currency = z.enum(currencies);
const id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w.:-]+$/));

export const seamlessRequests = {
  balance: z.object({ session: z.string() }),
  bet: z.object({ session: z.string(), transactionId: id, roundId: id, amount, currency }),
  win: z.object({
    session: z.string(),
    transactionId: id,
    roundId: id,
    /** Zero closes a lost round. */
    amount,
    currency,
    /** A bet of the round that this win answers; absent for a free round or a prize, which no bet was placed for. */
    betTransactionId: z.optional(id),
    roundEnded: z.boolean(),
  }),
  /** Names either the bet or the win that it takes back. */
  rollback: z
    .object({ session: z.string(), transactionId: id, roundId: id, betTransactionId: z.optional(id), winTransactionId: z.optional(id) })
    .check(z.refine(({ betTransactionId, winTransactionId }) => (betTransactionId === undefined) !== (winTransactionId === undefined))),
} as const;
export type SeamlessCall = keyof typeof seamlessRequests;
export type SeamlessRequest<Name extends SeamlessCall> = z.infer<(typeof seamlessRequests)[Name]>;

const seamlessErrorCodes = [
  'INVALID_SIGNATURE',
  'INVALID_REQUEST',
  'SESSION_NOT_FOUND',
  'SESSION_EXPIRED',
  'INSUFFICIENT_FUNDS',
  'DUPLICATE_TRANSACTION',
  'BET_NOT_FOUND',
  /** The bet was taken back, so it can't be placed or won. */
  'BET_ROLLED_BACK',
  /** A win has answered the bet's round, so it can't be taken back. */
  'BET_SETTLED',
  'WIN_NOT_FOUND',
  /** The win was taken back before it came. */
  'WIN_ROLLED_BACK',
  /** With it the wallet would hold, or the round add up to, more than 9,007,199,254,740,991. Nothing was written, and it never will be. */
  'AMOUNT_OUT_OF_RANGE',
  /** A limit that the player has set for himself does not have room for the bet. The reply's `protection` says which, what is left, and until when. */
  'PLAYER_LIMIT',
  /** The player takes a break, or has excluded himself. The reply's `protection` says until when. */
  'PLAY_CLOSED',
  'SYSTEM_ERROR',
] as const;
export type SeamlessErrorCode = (typeof seamlessErrorCodes)[number];

/** Sent with a fitting HTTP status: 200, 401, 400, 404, 409 or 500. */
export const seamlessReply = z.discriminatedUnion('status', [
  z.object({ status: z.literal('OK'), balance: amount, currency, transactionId: z.optional(z.string()) }),
  z.object({
    status: z.literal('ERROR'),
    code: z.enum(seamlessErrorCodes),
    balance: z.optional(amount),
    protection: z.optional(protectionStop),
  }),
]);
export type SeamlessReply = z.infer<typeof seamlessReply>;
