import type * as z from 'zod/mini';
import { agentContractsLive } from '../agent-contracts/live.ts';
import { cashierLive } from '../cashier/live.ts';
import { legionLive } from '../legion/live.ts';
import { lotteryLive } from '../lottery/live.ts';
import { messagesLive } from '../messages/live.ts';
import { playerProtectionLive } from '../player-protection/live.ts';
import { pointsMallLive } from '../points-mall/live.ts';
import { promotionsLive } from '../promotions/live.ts';
import { sessionLive } from '../session/live.ts';
import { systemLive } from '../system/live.ts';
import { transfersLive } from '../transfers/live.ts';

/** Path of the event stream, below the gateway's base address. */
export const livePath = 'live/events';

/** Streams that one session may have open: one a tab, with room for those that a reload leaves behind. A further one is refused by 429. */
export const mostLiveStreams = 6;

/**
 * Events of the stream by name. Each arrives as `id: <n>`, `event: <name>`, `data: <JSON>`; ids rise
 * for a player, so a client resumes by `Last-Event-ID`. A new stream, or a stream whose id is too old to resume,
 * begins with the current state: `unreadMessages` and `contractRequests` for roles that have them, without an id,
 * then `balance` with the id to resume from. A brand's gateway may send unlisted names: clients ignore them.
 */
export const liveEvents = {
  ...agentContractsLive,
  ...cashierLive,
  ...legionLive,
  ...lotteryLive,
  ...messagesLive,
  ...playerProtectionLive,
  ...pointsMallLive,
  ...promotionsLive,
  ...sessionLive,
  ...systemLive,
  ...transfersLive,
} as const;
/** Names of the live stream’s events that this contract knows. */
export type LiveEventName = keyof typeof liveEvents;
export type LiveEventOf<Name extends LiveEventName> = z.infer<(typeof liveEvents)[Name]>;

/** Milliseconds between comments that keep the stream's connection open; twice this without any byte means it is lost. */
export const liveHeartbeatMs = 15_000;
