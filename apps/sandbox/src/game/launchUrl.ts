import type { LaunchRequest } from '@baize/gateway/ports';
import { isJackpotGame, jackpotSeal } from './jackpot.ts';
import { sealSession } from './roomSession.ts';
import { makeTicket } from './ticket.ts';

export const gamesRoot = '/sandbox/games';

/** Where the way back may lead: a path of this origin. Anything else leads to the portal's home. */
export function safeReturnUrl(given: string | undefined): string {
  const home = '/web/';
  if (given === undefined || !given.startsWith('/') || given.length > 500) return home;
  try {
    // The browser's own reading decides: `//host`, `/\host` and the like leave the origin.
    const origin = 'http://origin.invalid';
    const url = new URL(given, origin);
    return url.origin === origin ? url.pathname + url.search + url.hash : home;
  } catch {
    return home;
  }
}

/**
 * Address of a game's page. The token stands in the fragment, which no server and no log ever sees, and behind it a ticket for each round that
 * the player has left open. Of a room's session the token itself is not handed over: see {@link sealSession}.
 */
export function launchUrl({ game, session, openRounds, room, language, returnUrl }: LaunchRequest, secret: string): string {
  const query = new URLSearchParams({
    game: game.gameId,
    ...(room && { room: room.roomId }),
    lang: language,
    return: safeReturnUrl(returnUrl),
  });
  if (session === undefined) return `${gamesRoot}/play?${query}#demo`;
  const tickets = openRounds.flatMap(({ roundId, bet }) => makeTicket(secret, { key: roundId, stake: bet }) ?? []);
  const seals = isJackpotGame(game) ? [`j=${jackpotSeal(secret, session)}`] : [];
  return `${gamesRoot}/play?${query}#${[`s=${encodeURIComponent(room ? sealSession(secret, { session, ...room }) : session)}`, ...seals, ...tickets.map((ticket) => `r=${ticket}`)].join('&')}`;
}
