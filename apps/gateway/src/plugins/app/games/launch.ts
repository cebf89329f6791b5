import { accountTypes, type Calls, type Language, type RequestOf, type ResponseOf } from '@baize/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { schema } from '../../../db/schema.ts';
import type { GameProvider } from '../../../providers/game/GameProvider.ts';
import { AppError } from '../../../wire/AppError.ts';
import type { Identity } from '../customers/identity.ts';
import { makeToken } from '../customers/tokens.ts';
import { findGame } from './popular.ts';

type Launch = Calls['launchGame'];

/** Hours that bets of one opened game are taken; a player who stays longer opens it again. */
const gameSessionHours = 12;

export interface LaunchOptions {
  db: Db;
  provider: GameProvider;
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

/** @throws AppError `customer.not.login`, `real_account_required`, `function.not.available`, `game_not_found` */
export async function launch(options: LaunchOptions, request: RequestOf<Launch>): Promise<ResponseOf<Launch>> {
  const { db, provider } = options;
  const isReal = request.accountType === accountTypes.real;
  const player = isReal ? playerOf(options.identity) : undefined;
  const game = await findGame(db, request.gameId);
  if (!game || game.nodeId !== request.nodeId || (!isReal && !game.hasDemo)) throw new AppError('game_not_found');
  const session = player && (await openGameSession(db, player, provider.code, game.gameId));
  const { gameUrl } = await provider.launch({
    game: { gameId: game.gameId, name: { vi: game.nameVi, en: game.nameEn }, category: game.category, vassalage: game.vassalage },
    session,
    language: request.language,
    returnUrl: '/web/',
  });
  return { game_url: gameUrl };
}

async function openGameSession(db: Db, player: Identity, provider: string, gameId: string): Promise<string> {
  const { token, hash } = makeToken();
  await db.insert(schema.gameSessions).values({
    customerId: player.customerId,
    tokenHash: hash,
    sessionHash: player.sessionHash,
    provider,
    gameId,
    expiresAt: sql`now() + make_interval(hours => ${gameSessionHours})`,
  });
  return token;
}
