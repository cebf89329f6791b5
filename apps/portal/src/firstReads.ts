import { type Client, permissionQuery } from '@baize/features/core';
import { popularGamesQuery } from '@baize/features/games';
import { systemStatusQuery } from '@baize/features/system';
import type { QueryClient } from '@tanstack/react-query';
import { groupOf } from './routes/addresses.ts';

/** Milliseconds that the page is drawn later at most, to be drawn once: longer, and its skeletons say more than the first paint. */
const patienceMs = 500;

/**
 * Asks for what the first page shows before it is drawn. On a visitor's home `boot.js` has asked already, and the replies are mostly there: then no
 * skeleton is drawn, nor any part of the page a second time.
 * @returns when all of them have settled, or no later than the page can wait
 */
export async function bringFirstReads(client: Client, queries: QueryClient, { pathname, search }: Location): Promise<void> {
  const reads = [queries.prefetchQuery(systemStatusQuery(client)), queries.prefetchQuery(permissionQuery(client))];
  if (/^\/web\/*$/.test(pathname)) reads.push(queries.prefetchQuery(popularGamesQuery(client, groupOf(search))));
  await Promise.race([Promise.all(reads), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}
