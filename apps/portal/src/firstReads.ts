import { type Baize, memberQuery, permissionQuery } from '@baize/features/core';
import { popularGamesQuery } from '@baize/features/games';
import { systemStatusQuery } from '@baize/features/system';
import { groupOf } from './routes/addresses.ts';
import { LazyRoutes, MemberBar, MemberGames } from './routes/parts.ts';

/** Milliseconds that the page is drawn later at most, to be drawn once: longer, and its skeletons say more than the first paint. */
const patienceMs = 500;

/**
 * Asks for what the first page shows before it is drawn. On a visitor's home `boot.js` has asked already, and the replies are mostly there: then no
 * skeleton is drawn, nor any part of the page a second time.
 * @returns when all of them have settled, or no later than the page can wait
 */
export async function bringFirstReads({ client, queries, session }: Omit<Baize, 'texts'>, { pathname, search }: Location): Promise<void> {
  const isHome = /^\/web\/*$/.test(pathname);
  const who = session.get();
  const reads = [queries.prefetchQuery(systemStatusQuery(client)), queries.prefetchQuery(permissionQuery(client))];
  reads.push(isHome ? queries.prefetchQuery(popularGamesQuery(client, groupOf(search))) : LazyRoutes.bring());
  if (who.status === 'loggedIn') {
    reads.push(queries.prefetchQuery(memberQuery(client, who.account)), MemberBar.bring());
    if (isHome) reads.push(MemberGames.bring());
  }
  await Promise.race([Promise.all(reads), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}
