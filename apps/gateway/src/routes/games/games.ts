import { launch } from '../../plugins/app/games/launch.ts';
import { popularGames } from '../../plugins/app/games/popular.ts';
import type { Services } from '../../services.ts';
import type { Handlers } from '../../wire/implement.ts';

/** The lobby and the way into a game (§3, §4). */
export function gameHandlers({ database, provider }: Services): Pick<Handlers, 'getPopularGames' | 'launchGame'> {
  return {
    getPopularGames: ({ request }) => popularGames(database.db, request),
    launchGame: ({ request, identity, language }) => launch({ db: database.db, provider, identity, language }, request),
  };
}
