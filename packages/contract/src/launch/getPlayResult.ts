import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { amount, currencies } from '../wire/money.ts';

const playResult = z.object({
  /** Rounds that were begun since, those taken back left out. */
  rounds: z.int().check(z.gte(0)),
  /** Of them, those that are not settled yet: their bets count, their wins are to come. */
  openRounds: z.int().check(z.gte(0)),
  /** Stakes, in the minor unit. */
  bet: amount,
  /** Wins, in the minor unit. */
  win: amount,
  currency: z.enum(currencies),
});
/** A player's stakes and wins in one game since its launch, in the minor unit. */
export type PlayResult = z.infer<typeof playResult>;

export const getPlayResult = defineCall({
  method: 'GET',
  path: 'games/play_result',
  auth: ['member'],
  summary: 'What the caller’s rounds of one game have come to since a launch of it.',
  request: z.object({
    nodeId: z.string().check(z.minLength(1), z.maxLength(64)),
    /** `launchedAt` of the launch. */
    since: z.iso.datetime(),
  }),
  example: { nodeId: '10001', since: '2026-01-01T00:00:00.000Z' },
  response: playResult,
});
