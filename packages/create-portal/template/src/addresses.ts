import type { PageAddress, PageValueName, PageValues, PortalPlace } from '@baize/features/core';
import { type GamePageName, gamePageRows } from '@baize/features/games';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

function withQuery(path: string, values: Readonly<Record<string, string | undefined>>): string {
  const said = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return said.length > 0 ? `${path}?${new URLSearchParams(said)}` : path;
}

/** The address of a place that a domain names. */
export function addressOf(place: PortalPlace): string {
  if ('path' in place) return place.path;
  const entry = 'agent' in place ? `/agent/${place.agent}` : `/me/${place.center}`;
  const purpose = 'for' in place ? { for: place.for } : {};
  return withQuery(place.page === undefined ? entry : `${entry}/${place.page}`, { ...purpose, ...place.values });
}

/** The address of a page of games, of one vendor where one is given. */
export const gamesAddress = (page: GamePageName, vendor?: string): string =>
  withQuery(`/${page}`, { [gamePageRows[page].parameter]: vendor });

const opened = { isOpened: true } as const;

/** What the address says of a page, and ways to change that; a page of a domain lists the names that it keeps there. */
export function usePageValues(names: readonly PageValueName[] | undefined): PageAddress {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const said = new URLSearchParams(search);
    const others = Object.fromEntries([...said].filter(([name]) => !names?.some((own) => own === name)));
    const go = (values: PageValues, options: object): void => void navigate(withQuery(pathname, { ...values, ...others }), options);
    return {
      values: Object.fromEntries((names ?? []).map((name) => [name, said.get(name) ?? undefined])),
      open: (values) => go(values, { state: opened }),
      change: (values) => go(values, { replace: true, state }),
      // What was opened from here is one step back.
      close: (values) => (state?.isOpened ? void navigate(-1) : go(values, { replace: true })),
    };
  }, [names, pathname, search, state, navigate]);
}
