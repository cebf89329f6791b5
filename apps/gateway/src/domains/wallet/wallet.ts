import type { Currency, ProtectionStop } from '@baize/contract';
import type { Db } from '../../db/database.ts';
import { isOverdraft, isSerializationFailure, isUniqueViolation } from '../../db/errors.ts';
import { keepEvent } from '../../live/outbox.ts';
import type { SeamlessReply, SeamlessRequest } from '../../providers/game/seamless.ts';
import { closureStopOf } from '../player-protection/closures.ts';
import { protectionStopOf } from '../player-protection/protectionStopOf.ts';
import { readCustomerToken } from '../session/tokens.ts';
import { applyChange, type WalletChange } from './apply.ts';
import { createGameSessions, type OpenedGame } from './gameSession.ts';
import { rollBack } from './rollback.ts';
import { settleBets } from './settleBets.ts';
import { WalletError } from './WalletError.ts';

type Ok = Extract<SeamlessReply, { status: 'OK' }>;
/** A transaction of a provider with the fingerprint of its data. */
export interface Incoming<Name extends 'bet' | 'win' | 'rollback'> {
  provider: string;
  requestHash: string;
  request: SeamlessRequest<Name>;
}

const attempts = 3;

/** Calls of providers on a player's money during rounds (`seamless.ts` has the promises). */
export function createWallet(db: Db, currency: Currency, changed: (customerId: string) => void) {
  const findGame = createGameSessions(db);

  async function opened(token: string, provider: string, transactionId?: string): Promise<OpenedGame> {
    const key = readCustomerToken(token);
    const game = key && (await findGame(key, provider, transactionId));
    if (!game) throw new WalletError('SESSION_NOT_FOUND');
    return game;
  }

  /** The first reply of a transaction that is already kept. */
  function replyAgain(game: OpenedGame, requestHash: string, transactionId: string): Ok | undefined {
    const { stored } = game;
    if (!stored) return undefined;
    if (stored.requestHash === requestHash) return ok(stored.balanceAfter, transactionId);
    // Only a rollback takes a place without its amount: the bet or win comes too late (DESIGN §3).
    const isTakenBack = stored.rolledBackAt !== null;
    const code = isTakenBack ? (stored.kind === 'bet' ? 'BET_ROLLED_BACK' : 'WIN_ROLLED_BACK') : 'DUPLICATE_TRANSACTION';
    throw new WalletError(code, game.balance);
  }

  async function once(
    { provider, requestHash, request }: Incoming<'bet' | 'win' | 'rollback'>,
    effect: (game: OpenedGame) => Promise<number>,
  ): Promise<Ok> {
    for (let attempt = 1; ; attempt += 1) {
      const game = await opened(request.session, provider, request.transactionId);
      const known = replyAgain(game, requestHash, request.transactionId);
      if (known) return known;
      try {
        const balance = await effect(game);
        changed(game.customerId);
        return ok(balance, request.transactionId);
      } catch (error) {
        // Another request with this id, or one in the way, was quicker: look again at what is kept now.
        if ((isUniqueViolation(error) || isSerializationFailure(error)) && attempt < attempts) continue;
        const stop = protectionStopOf(error);
        if (stop) throw await refusedBy(stop, game);
        if (!isOverdraft(error)) throw error;
        const now = await opened(request.session, provider, request.transactionId);
        const twin = replyAgain(now, requestHash, request.transactionId);
        if (twin) return twin;
        throw new WalletError('INSUFFICIENT_FUNDS', now.balance);
      }
    }
  }

  /** Tells the player's open portals why, beside the game. */
  async function refusedBy(stop: ProtectionStop, { customerId, balance }: OpenedGame): Promise<WalletError> {
    await db.transaction((tx) => keepEvent(tx, customerId, 'playRefused', async () => ({ stop })));
    changed(customerId);
    return new WalletError(stop.by === 'limit' ? 'PLAYER_LIMIT' : 'PLAY_CLOSED', balance, stop);
  }

  /** A bet came with a session that is over: a break or an exclusion has ended it, which is told, or something else. */
  async function overFor(game: OpenedGame): Promise<WalletError> {
    const stop = await closureStopOf(db, game.customerId);
    return stop ? refusedBy(stop, game) : new WalletError('SESSION_EXPIRED');
  }

  function changeOf(kind: 'bet' | 'win', game: OpenedGame, incoming: Incoming<'bet' | 'win'>, endsRound: boolean): WalletChange {
    const { provider, requestHash, request } = incoming;
    const { transactionId, roundId, amount } = request;
    const { customerId, wallet, gameId } = game;
    return { kind, customerId, provider, wallet, gameId, transactionId, requestHash, roundId, amount, endsRound };
  }

  return {
    async balance(provider: string, request: SeamlessRequest<'balance'>): Promise<Ok> {
      const game = await opened(request.session, provider);
      if (!game.isLive) throw new WalletError('SESSION_EXPIRED');
      return ok(game.balance);
    },

    /** @throws WalletError `INVALID_REQUEST` for a bet of nothing, `SESSION_EXPIRED`, `INSUFFICIENT_FUNDS`, `BET_ROLLED_BACK`, `PLAYER_LIMIT`, `PLAY_CLOSED` … */
    async bet(incoming: Incoming<'bet'>): Promise<Ok> {
      if (incoming.request.amount === 0) throw new WalletError('INVALID_REQUEST');
      return once(incoming, async (game) => {
        if (!game.isLive) throw await overFor(game);
        return applyChange(db, changeOf('bet', game, incoming, false));
      });
    },

    /**
     * Counts after the session's end too: the round was paid for.
     * @throws WalletError `BET_NOT_FOUND`, `BET_ROLLED_BACK`, `WIN_ROLLED_BACK` …
     */
    async win(incoming: Incoming<'win'>): Promise<Ok> {
      return once(incoming, (game) =>
        db.transaction(async (tx) => {
          await settleBets(tx, game, incoming.provider, incoming.request);
          return applyChange(tx, changeOf('win', game, incoming, incoming.request.roundEnded));
        }),
      );
    },

    /**
     * @throws WalletError `INVALID_REQUEST` when it names itself, `BET_SETTLED` once a win has answered the bet, `BET_NOT_FOUND`,
     *   `WIN_NOT_FOUND`, `INSUFFICIENT_FUNDS` when the player no longer has what the win paid
     */
    async rollback({ provider, requestHash, request }: Incoming<'rollback'>): Promise<Ok> {
      if ([request.betTransactionId, request.winTransactionId].includes(request.transactionId)) throw new WalletError('INVALID_REQUEST');
      return once({ provider, requestHash, request }, (game) => rollBack(db, game, provider, requestHash, request));
    },
  };

  function ok(balance: number, transactionId?: string): Ok {
    return { status: 'OK', balance, currency, ...(transactionId === undefined ? {} : { transactionId }) };
  }
}
