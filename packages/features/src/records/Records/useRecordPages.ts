import type { PageEitherWay } from '@baize/contract';
import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Refused, refusalOf } from '../../core/index.ts';
import { firstPlace, type KnownPage, type PagePlace, type PageWalk, placeOf } from './pagePlaces.ts';
import { recordsOf, useRecordsKey } from './useRecords.ts';

/** Rows of one page being fetched, not to be had, none in the whole list, or there. */
export type PageState<Row> =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | { status: 'empty' }
  | {
      status: 'ready';
      /** The newest first. */
      rows: readonly Row[];
      /** Whether older rows follow. */
      hasNext: boolean;
    };

/** A list of records, one page of it open. */
export interface RecordPages<Row> {
  state: PageState<Row>;
  /** The open one, from 1. */
  page: number;
  /**
   * Opens another one.
   * @param rows how many the list has; undefined where nobody knows
   */
  openPage(page: number, rows: number | undefined): void;
}

interface Turned {
  /** Whose list it is, and what it is chosen by. */
  list: string;
  place: PagePlace;
  /** The page that this one was reached from. */
  from: KnownPage | undefined;
}

/**
 * A list of records by pages. Another filter, or another account, begins with its first page; who opens the list again has it read anew: he has
 * played since. So has he who comes back to its first page, and with it goes all that is counted of records.
 * @param ask one page
 */
export function useRecordPages<Row>(
  name: string,
  filter: object,
  ask: (walk: PageWalk, signal: AbortSignal) => Promise<PageEitherWay<Row>>,
): RecordPages<Row> {
  const { account, keyOf } = useRecordsKey();
  const key = keyOf(name, filter);
  const list = hashKey(key);
  const [turned, setTurned] = useState<Turned>();
  const isOfAnother = turned !== undefined && turned.list !== list;
  // Forgotten, or a user who chooses as before would stand amid the list again.
  if (isOfAnother) setTurned(undefined);
  const { place, from } = turned && !isOfAnother ? turned : { place: firstPlace, from: undefined };
  const queries = useQueryClient();
  const queryKey = [...key, place.walk];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => ask(place.walk, signal),
    enabled: account !== '',
    refetchOnMount: 'always',
  });
  const openPage = (page: number, rows: number | undefined): void => {
    const next = placeOf(page, known, rows);
    setTurned({ list, place: next, from: known });
    // But for the page that is left: nobody sees it any more.
    if (next.page === 1)
      void queries.invalidateQueries({ queryKey: recordsOf(account), predicate: ({ queryHash }) => queryHash !== hashKey(queryKey) });
  };
  // Its rows have gone since, such as open rounds that ended.
  const isGone = place.page > 1 && data?.rows.length === 0;
  useEffect(() => {
    if (isGone) openPage(1, undefined);
  });
  const known = data ? { ...place, next: data.next, previous: data.previous } : from;
  const stateOf = (): PageState<Row> => {
    if (!data || isGone) return error ? { status: 'error', ...refusalOf(error), retry: () => void refetch() } : { status: 'loading' };
    return data.rows.length === 0 ? { status: 'empty' } : { status: 'ready', rows: data.rows, hasNext: data.next !== undefined };
  };
  return {
    state: stateOf(),
    page: place.page,
    openPage,
  };
}
