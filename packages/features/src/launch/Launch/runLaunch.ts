import { isSilent, type Language, launchGame, launchPvpRoom, playerPageVendors, returnPathLength } from '@baize/contract';
import { type Client, deviceNow, GatewayError, isCallError, refusalOf, type SessionState, type SessionStore } from '../../core/index.ts';
import type { PlayedGame } from '../Player/playedGame.ts';
import { playedGameKey } from '../Player/playedGameKey.ts';
import { confirmedTransfers } from './confirmedTransfers.ts';
import { launchAddress } from './launchAddress.ts';
import { type LaunchContext, type LaunchMode, launchPayload, roomPayload } from './launchPayload.ts';
import type { LaunchOptions, LaunchState } from './launchState.ts';
import { keeperOf, type LaunchWindow } from './launchWindow.ts';
import { openPlays } from './openPlays.ts';
import { type Asked, pendingLaunch } from './pendingLaunch.ts';

/** A phone plays html5 (§9): told by the pointer, which no width can tell. */
function isPhone(): boolean {
  return globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;
}

/** What a launch came to, whichever call made it. */
interface Launched {
  /** As the gateway answered it: absolute, from the gateway’s root, or empty (§8). */
  address: string;
  /** By the gateway’s clock, ISO 8601; absent in demo play. */
  launchedAt?: string | undefined;
  /** §4: the launch had to say `flash`. */
  isFlash: boolean;
}

/** Makes the call that opens what was asked for: a game by itself, or a seat in a room. */
async function sendLaunch(
  client: Client,
  { game, roomId }: Asked,
  mode: LaunchMode,
  context: LaunchContext,
  from: string | undefined,
): Promise<Launched> {
  // The way back out of the game leads there.
  const back = from !== undefined && from.length <= returnPathLength ? { returnPath: from } : {};
  if (roomId !== undefined) {
    const payload = roomPayload(roomId, game, context);
    const { content: address, launchedAt } = await client.send(launchPvpRoom, { ...payload, ...back });
    return { address, launchedAt, isFlash: payload.platform === 'flash' };
  }
  const payload = launchPayload(game, mode, context);
  const { game_url, game_url2, launchedAt } = await client.send(launchGame, { ...payload, ...back });
  return { address: game_url || (game_url2 ?? ''), launchedAt, isFlash: payload.platform === 'flash' };
}

/** Who launches, and from where. */
export interface Launcher extends Pick<LaunchOptions, 'playerHref' | 'here'> {
  client: Client;
  session: Pick<SessionStore, 'get'>;
  language: Language;
  /** Told once the player has closed a game's window by hand. */
  onClosed(asked: Asked, mode: LaunchMode): void;
}

function contextOf({ client, session, language }: Launcher, { game }: Asked): Omit<LaunchContext, 'isFramed'> {
  const now = session.get();
  const account =
    now.status === 'loggedIn' ? { username: now.account, merchantCode: client.options.merchantCode, token: now.token } : undefined;
  const isTransferConfirmed = account !== undefined && confirmedTransfers.has(account.token, game.vassalage);
  return { language, isPhone: isPhone(), isTransferConfirmed, account };
}

/** Whether who launched may come back for his game: he has not logged out, and nobody has logged in after him. */
function canComeBack(before: SessionState, now: SessionState): boolean {
  if (now.status === 'visitor') return now.endedBy !== undefined;
  return before.status === 'loggedIn' && before.token === now.token;
}

function refusedState(error: unknown, asked: Asked, isResumed: boolean): LaunchState {
  const code = isCallError(error) ? error.code : 'system_error';
  if (code === 'transfer_not_confirmed') return { status: 'confirming', ...asked };
  if (code === 'real_account_required') {
    pendingLaunch.keep(asked);
    return { status: 'loginNeeded', isTrial: true, ...asked };
  }
  if (code === 'TOO_MANY_REQUEST') return { status: 'busy', ...asked, refusal: refusalOf(error) };
  // §8: what the session provider shows has no second dialog here.
  if (isSilent(code)) {
    // §4: who logs in again lands in the game that he asked for.
    if (error instanceof GatewayError && error.status === 401 && isResumed) pendingLaunch.keep(asked);
    return { status: 'idle' };
  }
  return { status: 'failed', ...asked, code, details: isCallError(error) ? error.details : {} };
}

/** Has the window of a play for real money looked after. @returns what is to be called once it is closed */
function keepPlay(session: SessionState, { nodeId, mode, openedAt, launchedAt }: PlayedGame, hasOwnGuard: boolean, opened: LaunchWindow) {
  if (mode === 'demo' || session.status !== 'loggedIn') return () => undefined;
  const play = { nodeId, account: session.account, openedAt, launchedAt, hasOwnGuard, close: opened.close };
  openPlays.add(play);
  return () => openPlays.drop(play);
}

/**
 * Launches a game whose window is open, and sends the window on, or closes it.
 * @param opened undefined where the browser has blocked it
 * @returns how the launch stands then
 */
export async function runLaunch(
  launcher: Launcher,
  asked: Asked,
  mode: LaunchMode,
  opened: LaunchWindow | undefined,
): Promise<LaunchState> {
  const { client, session, playerHref } = launcher;
  // Before the call is answered: the player may have gone on by then.
  const from = launcher.here?.();
  const before = session.get();
  const { nodeId, name, vendor, vassalage } = asked.game;
  try {
    const keep = opened?.keep ?? keeperOf(globalThis);
    const page = playerPageVendors.includes(vassalage) && keep(`${playedGameKey}-kept`, '') ? playerHref?.(nodeId) : undefined;
    const context = { ...contextOf(launcher, asked), isFramed: !opened || page !== undefined };
    const { address, launchedAt, isFlash } = await sendLaunch(client, asked, mode, context, from);
    const url = launchAddress(address, client.options.baseUrl);
    if (!url) {
      opened?.close();
      return { status: 'failed', ...asked, code: 'launch_without_url', details: {} };
    }
    const played: PlayedGame = { nodeId, name, vendor, mode, url, isFlash, openedAt: deviceNow(), launchedAt, from };
    if (!opened) return { status: 'blocked', ...asked, url, isFlash, ...(page && { player: { page, played } }) };
    const isOnPage = page !== undefined && keep(playedGameKey, JSON.stringify(played));
    const dropPlay = keepPlay(before, played, isOnPage, opened);
    opened.goTo(isOnPage ? page : url, () => {
      dropPlay();
      launcher.onClosed(asked, mode);
    });
    return isFlash ? { status: 'flash', ...asked } : { status: 'idle' };
  } catch (error) {
    opened?.close();
    return refusedState(error, asked, mode === 'real' && canComeBack(before, session.get()));
  }
}
