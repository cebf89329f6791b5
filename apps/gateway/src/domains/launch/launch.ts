import { accountTypes, accountVendors, type Calls, type Language, type RequestOf, type ResponseOf } from '@baize/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import type { GameProvider, LaunchRequest } from '../../providers/game/GameProvider.ts';
import type { Settings } from '../../settings/settings.ts';
import { AppError, refusedFields } from '../../wire/AppError.ts';
import { moveAll, vendorWallet } from '../cashier/vendorWallets.ts';
import { findGame, type GameRow } from '../games/popular.ts';
import type { GameWallet } from '../games/schema.ts';
import { closureStopOf, playClosed } from '../player-protection/closures.ts';
import { admit, findRoom, seatHours } from '../pvp-rooms/pvpRooms.ts';
import type { Identity } from '../session/identity.ts';
import { hashToken, makeCustomerToken } from '../session/tokens.ts';
import { openRoundsOf } from './playerRounds.ts';

type Launch = Calls['launchGame'];
type RoomLaunch = Calls['launchPvpRoom'];

/** Hours that bets of one opened game are taken; a player who stays longer opens it again. */
const gameSessionHours = 12;

export interface LaunchOptions {
  db: Db;
  provider: GameProvider;
  settings: Pick<Settings, 'assertVendorOpen' | 'isTransferVendor'>;
  merchantCode: string;
  identity: Identity | undefined;
  language: Language;
}

/** Only members play for real money: a visitor must log in, a trial account needs a formal one (§6), an agent may not (013). */
function playerOf(identity: Identity | undefined): Identity {
  if (!identity) throw new AppError('customer.not.login');
  if (identity.role === 'trial') throw new AppError('real_account_required');
  if (identity.role === 'agent') throw new AppError('function.not.available');
  return identity;
}

/** §3: for some providers the launch names the player as well; a name that is not the caller's opens nothing. */
function accountOf({ merchantCode }: LaunchOptions, player: Identity, game: GameRow, request: RequestOf<Launch>) {
  if (!accountVendors.includes(game.vassalage)) return undefined;
  const own = {
    username: request.username?.toLowerCase() === player.account.toLowerCase(),
    merchantCode: request.merchantCode === merchantCode,
    token: request.token !== undefined && hashToken(request.token) === player.sessionHash,
  };
  const issues = (['username', 'merchantCode', 'token'] as const)
    .filter((field) => !own[field])
    .map((field) => ({ field, code: request[field] === undefined ? ('field_required' as const) : ('field_format_error' as const) }));
  if (issues.length > 0) throw refusedFields(issues);
  // The portal's token stays here: the provider gets the token of the game's own session.
  return { username: player.account, merchantCode };
}

/**
 * @throws AppError `customer.not.login`, `real_account_required`, `function.not.available`, `game_not_found`, `vendor_under_maintenance`,
 * `transfer_not_confirmed`, `validation_failed`
 */
export async function launch(options: LaunchOptions, request: RequestOf<Launch>): Promise<ResponseOf<Launch>> {
  const { db, provider, settings } = options;
  const isReal = request.accountType === accountTypes.real;
  const player = isReal ? playerOf(options.identity) : undefined;
  const game = await findGame(db, request.gameId);
  if (!game || game.nodeId !== request.nodeId || (!isReal && !game.hasDemo)) throw new AppError('game_not_found');
  settings.assertVendorOpen(game.vassalage);
  const account = player && accountOf(options, player, game, request);
  if (player) await assertMayPlay(db, player, provider.code, game.gameId);
  if (player && !request.confirmTrans && settings.isTransferVendor(game.vassalage)) throw new AppError('transfer_not_confirmed');
  const wallet = walletOf(settings, game);
  const opened = player && (await openGameSession(db, player, { provider: provider.code, gameId: game.gameId, wallet }));
  const gameUrl = await addressOf(options, { game, player, account, session: opened?.token, room: undefined }, request);
  return { game_url: gameUrl, ...(opened && { launchedAt: opened.createdAt.toISOString() }) };
}

/**
 * Takes a seat in a PVP room (§7).
 * @throws AppError `real_account_required`, `room_not_found`, `room_closed`, `room_full`, `room_balance_low`, `game_not_found`,
 * `vendor_under_maintenance`, `transfer_not_confirmed`
 */
export async function launchRoom(options: LaunchOptions, request: RequestOf<RoomLaunch>): Promise<ResponseOf<RoomLaunch>> {
  const { db, provider, settings, merchantCode } = options;
  const player = playerOf(options.identity);
  const room = await findRoom(db, request.roomId);
  if (!room) throw new AppError('room_not_found');
  const game = await findGame(db, room.gameId);
  if (!game) throw new AppError('game_not_found');
  settings.assertVendorOpen(game.vassalage);
  await assertMayPlay(db, player, provider.code, game.gameId);
  if (request.confirmTrans === 0 && settings.isTransferVendor(game.vassalage)) throw new AppError('transfer_not_confirmed');
  const { roomId, minStake, maxStake } = room;
  const wallet = walletOf(settings, game);
  const opened = await openGameSession(db, player, { provider: provider.code, gameId: game.gameId, roomId, wallet }, (tx) =>
    admit(tx, player.customerId, wallet, roomId),
  );
  // The caller's own session says who plays: the call names nobody, and its address nothing that is secret.
  const account = accountVendors.includes(game.vassalage) ? { username: player.account, merchantCode } : undefined;
  const opening = { game, player, account, session: opened.token, room: { roomId, minStake, maxStake } };
  return { content: await addressOf(options, opening, request), launchedAt: opened.createdAt.toISOString() };
}

/**
 * During a break a game opens for a round that is to be brought to its end: its bets are refused all the same.
 * @throws AppError `play_closed`
 */
async function assertMayPlay(db: Db, { customerId }: Identity, provider: string, gameId: string): Promise<void> {
  const stop = await closureStopOf(db, customerId);
  if (stop && (await openRoundsOf(db, customerId, provider, gameId)).length === 0) throw playClosed(stop);
}

/** A page of the portal by its path below the base; the home where the path leads out of the portal. */
export function portalPathOf(path = '/'): string {
  const { pathname, search, hash } = new URL(`/web${path}`, 'http://portal.invalid');
  return pathname.startsWith('/web/') ? pathname + search + hash : '/web/';
}

interface Opening extends Pick<LaunchRequest, 'account' | 'session' | 'room'> {
  game: GameRow;
  player: Identity | undefined;
}

async function addressOf(
  { db, provider }: LaunchOptions,
  { game, player, ...opening }: Opening,
  { platform, language, returnPath }: Pick<LaunchRequest, 'platform' | 'language'> & { returnPath?: string | undefined },
): Promise<string> {
  const { gameUrl } = await provider.launch({
    ...opening,
    game: { gameId: game.gameId, name: { vi: game.nameVi, en: game.nameEn }, category: game.category, vassalage: game.vassalage },
    openRounds: player ? await openRoundsOf(db, player.customerId, provider.code, game.gameId) : [],
    platform,
    language,
    returnUrl: portalPathOf(returnPath),
  });
  return gameUrl;
}

type OpenedGame = Pick<typeof schema.gameSessions.$inferInsert, 'provider' | 'gameId' | 'roomId'> & { wallet: GameWallet };

const walletOf = (settings: LaunchOptions['settings'], { vassalage }: GameRow): GameWallet =>
  settings.isTransferVendor(vassalage) ? vendorWallet(vassalage) : 'main';

/**
 * A session that ends meanwhile ends before this, and then there is no game, or after it, and takes the game along.
 * A game that plays from its vendor's wallet finds the main one's money there (§3 `confirmTrans`).
 * @param isAdmitted what else has to be so at that moment; rejects where it is not. Default nothing.
 */
async function openGameSession(
  db: Db,
  { customerId, sessionHash }: Identity,
  game: OpenedGame,
  isAdmitted: (tx: Tx) => Promise<void> = async () => undefined,
) {
  const { customers, gameSessions, sessions } = schema;
  const { token, hash } = makeCustomerToken(customerId);
  return await db.transaction(async (tx) => {
    const isPlayers = and(eq(sessions.customerId, customerId), eq(sessions.tokenHash, sessionHash), isNull(sessions.endedAt));
    const [open] = await tx.select({ customerId: sessions.customerId }).from(sessions).where(isPlayers).for('share');
    if (!open) throw new AppError('login.not.session');
    if (game.wallet !== 'main') {
      // Locks the customer before the money, as a seat and a transfer to another account do.
      await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
      // During a break no more money goes to a vendor.
      if (!(await closureStopOf(tx, customerId))) await moveAll(tx, customerId, game.wallet);
    }
    await isAdmitted(tx);
    const expiresAt = sql`now() + make_interval(hours => ${game.roomId ? seatHours : gameSessionHours})`;
    const [row] = await tx
      .insert(gameSessions)
      .values({ ...game, customerId, tokenHash: hash, sessionHash, expiresAt })
      .returning({ createdAt: gameSessions.createdAt });
    return { token, createdAt: row?.createdAt ?? new Date() };
  });
}
