import type { Member, PageAddress, PageValueName, PageValues, PortalPlace } from '@baize/features/core';
import { type GamePageName, gamePageRows } from '@baize/features/games';
import type { HeaderViewProps } from '@baize/features/shell';
import { useMemo } from 'react';
import { useLocation, useNavigate, useOutletContext } from 'react-router-dom';

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

/** Where a player limits his play or takes a break: an agent in his own centre. */
export const protectionAddress = (role: Member['role']): string =>
  addressOf(role === 'agent' ? { agent: 'protection' } : { center: 'protection' });

/** Where a player sees his bets: an agent in his own centre, of himself alone. */
export const ownBetsAddress = (role: Member['role']): string =>
  addressOf(role === 'agent' ? { agent: 'debtRecord', values: { scope: 'one' } } : { center: 'debtHistory' });

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

/** What opens over a page, by the first word of its address. */
const layerNames = ['login', 'forgot', 'menu', 'terms', 'notices', 'account', 'welcome', 'contracts', 'me', 'agent'] as const;
export type LayerName = (typeof layerNames)[number];

/** Whether an address opens a layer over the page that stands. */
export const isLayer = (pathname: string): boolean => layerNames.some((name) => name === pathname.split('/')[1]);

/** Language and theme, and how they are changed. */
export type LookChoice = Pick<HeaderViewProps, 'language' | 'theme' | 'onChangeLanguage' | 'onChangeTheme'>;

/** What every layer is given. */
export interface LayerContext {
  look: LookChoice;
  /** Address of the page below. */
  page: string;
}

/** Closes the open layer: its page is there again, and Back does not open the layer anew. */
export function useClose(): () => void {
  const { page } = useOutletContext<LayerContext>();
  const navigate = useNavigate();
  return () => void navigate(page, { replace: true });
}
