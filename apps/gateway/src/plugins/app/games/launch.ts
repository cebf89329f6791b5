import { accountTypes, accountVendors, type Calls, type Language, type RequestOf, type ResponseOf } from '@baize/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { schema } from '../../../db/schema.ts';
import type { GameProvider } from '../../../providers/game/GameProvider.ts';
import { AppError, refusedFields } from '../../../wire/AppError.ts';
import type { Identity } from '../customers/identity.ts';
import { hashToken, makeToken } from '../customers/tokens.ts';
import type { Settings } from '../settings/settings.ts';
import { openRoundsOf } from './playerRounds.ts';
import { findGame, type GameRow } from './popular.ts';

type Launch = Calls['launchGame'];

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

/** Only members play for real money: a visitor must log in, a trial account needs a formal one, an agent may not (§6). */
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
  if (player && !request.confirmTrans && settings.isTransferVendor(game.vassalage)) throw new AppError('transfer_not_confirmed');
  const opened = player && (await openGameSession(db, player, provider.code, game.gameId));
  const { gameUrl } = await provider.launch({
    game: { gameId: game.gameId, name: { vi: game.nameVi, en: game.nameEn }, category: game.category, vassalage: game.vassalage },
    session: opened?.token,
    account,
    openRounds: player ? await openRoundsOf(db, player.customerId, provider.code, game.gameId) : [],
    platform: request.platform,
    language: request.language,
    returnUrl: '/web/',
  });
  return { game_url: gameUrl, ...(opened && { launchedAt: opened.createdAt.toISOString() }) };
}

/** A session that ends meanwhile ends before this, and then there is no game, or after it, and takes the game along. */
async function openGameSession(db: Db, { customerId, sessionHash }: Identity, provider: string, gameId: string) {
  const { gameSessions, sessions } = schema;
  const { token, hash } = makeToken();
  return await db.transaction(async (tx) => {
    const isPlayers = and(eq(sessions.customerId, customerId), eq(sessions.tokenHash, sessionHash), isNull(sessions.endedAt));
    const [open] = await tx.select({ customerId: sessions.customerId }).from(sessions).where(isPlayers).for('share');
    if (!open) throw new AppError('login.not.session');
    const [row] = await tx
      .insert(gameSessions)
      .values({
        customerId,
        tokenHash: hash,
        sessionHash,
        provider,
        gameId,
        expiresAt: sql`now() + make_interval(hours => ${gameSessionHours})`,
      })
      .returning({ createdAt: gameSessions.createdAt });
    return { token, createdAt: row?.createdAt ?? new Date() };
  });
}
