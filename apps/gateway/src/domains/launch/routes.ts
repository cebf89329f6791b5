import type { Services } from '../../services.ts';
import { signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';
import { launch } from './launch.ts';
import { playResult, unfinishedRounds } from './playerRounds.ts';

/** The way into a game, and what became of its rounds (§3, §4). */
export function launchHandlers({
  database: { db },
  merchantCode,
  currency,
  settings,
  provider,
}: Services): Pick<Handlers, 'launchGame' | 'getPlayResult' | 'listUnfinishedRounds'> {
  return {
    launchGame: ({ request, identity, language }) => launch({ db, provider, settings, merchantCode, identity, language }, request),
    getPlayResult: (context) => playResult(db, signedIn(context).customerId, { ...context.request, currency }),
    listUnfinishedRounds: async (context) => ({ list: await unfinishedRounds(db, signedIn(context).customerId) }),
  };
}
