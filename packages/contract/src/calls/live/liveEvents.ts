import * as z from 'zod/mini';
import { logoutReasons } from '../../rules/logoutReasons.ts';
import { amount } from '../../wire/money.ts';
import { unreadMessages } from '../messages/getUnreadMessages.ts';
import { balance } from '../wallets/getBalance.ts';

/** Path of the event stream, below the gateway's base address; one stream a session (DESIGN §3). */
export const livePath = 'live/events';

/** How many contracts wait for the player's answer (§3 "Consolidated response"); what they say is `getConsolidated`'s. */
const contractRequests = z.object({ value: z.int().check(z.gte(0)) });

/**
 * Events of the stream by name. Each arrives as `id: <n>`, `event: <name>`, `data: <JSON>`; ids rise
 * for a player, so a client resumes by `Last-Event-ID`. A stream that begins, or whose id is too old to go on
 * from, first tells how everything stands: `unreadMessages` and `contractRequests` of who has them, without an id,
 * and then `balance` with the id from which it goes on. A brand's gateway may send names that are not listed: clients pass them over.
 */
export const liveEvents = {
  balance,
  unreadMessages,
  contractRequests,
  /** A deposit or a withdrawal took a step; what it says now is its list's. */
  cashierOrder: z.object({ kind: z.enum(['deposit', 'withdrawal']), orderId: z.string() }),
  /** Customer service has locked or unlocked a bank card (§4); how it stands now is `listBankCards`’s. */
  bankCards: z.object({}),
  /** Money has come from another account (§3 "transfer to upline and to downline"): told to an agent, who has no messages to read it in (§6). */
  transferReceived: z.object({
    /** The sender's number of it, as his `Transfer` has it. */
    orderId: z.string(),
    /** Account name. */
    sender: z.string(),
    /** In the minor unit. */
    amount,
    /** ISO 8601. */
    at: z.string(),
  }),
  logout: z.object({
    reason: z.enum(logoutReasons),
    /**
     * Whose end it is, for tabs that hear the stream of another: the first 16 characters of the SHA-256 of the session's token, base64url. Nothing
     * leads from it to the token.
     */
    session: z.string().check(z.regex(/^[\w-]{16}$/)),
  }),
  systemStatus: z.object({}),
} as const;
/** Names of the live stream’s events that this contract knows. */
export type LiveEventName = keyof typeof liveEvents;
export type LiveEventOf<Name extends LiveEventName> = z.infer<(typeof liveEvents)[Name]>;

/** Milliseconds between comments that keep the stream's connection open; twice this without any byte means it is lost. */
export const liveHeartbeatMs = 15_000;
