import type { Baize } from '@baize/features/core';
import { jackpotsQuery } from '@baize/features/home';
import { noticesQuery } from '@baize/features/notices';
import { preferences } from '../preferences/preferences.ts';

/** Reads what the parts of the home show that come first. What can't be had is asked for by its own part. */
export async function bringHomeReads({ client, queries }: Baize): Promise<void> {
  await Promise.all([queries.prefetchQuery(noticesQuery(client, preferences.language())), queries.prefetchQuery(jackpotsQuery(client))]);
}
