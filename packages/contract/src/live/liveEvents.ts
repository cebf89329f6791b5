import type * as z from 'zod/mini';
import { cashierLive } from '../cashier/live.ts';
import { contractsLive } from '../contracts/live.ts';
import { messagesLive } from '../messages/live.ts';
import { sessionLive } from '../session/live.ts';
import { systemLive } from '../system/live.ts';
import { transfersLive } from '../transfers/live.ts';

/** Path of the event stream, below the gateway's base address; one stream a session (DESIGN §3). */
export const livePath = 'live/events';

/**
 * Events of the stream by name. Each arrives as `id: <n>`, `event: <name>`, `data: <JSON>`; ids rise
 * for a player, so a client resumes by `Last-Event-ID`. A stream that begins, or whose id is too old to go on
 * from, first tells how everything stands: `unreadMessages` and `contractRequests` of who has them, without an id,
 * and then `balance` with the id from which it goes on. A brand's gateway may send names that are not listed: clients pass them over.
 */
export const liveEvents = {
  ...cashierLive,
  ...contractsLive,
  ...messagesLive,
  ...sessionLive,
  ...systemLive,
  ...transfersLive,
} as const;
/** Names of the live stream’s events that this contract knows. */
export type LiveEventName = keyof typeof liveEvents;
export type LiveEventOf<Name extends LiveEventName> = z.infer<(typeof liveEvents)[Name]>;

/** Milliseconds between comments that keep the stream's connection open; twice this without any byte means it is lost. */
export const liveHeartbeatMs = 15_000;
