import { type HomeGroup, homeGroups } from '@baize/contract';
import type { AgentEntry } from '@baize/features/agent-center';
import type { PageValues } from '@baize/features/core';
import { isPartOf, isPartOfAny, valueNamesOf } from '../surfaces/entryParts.ts';
import { agentPageNames, memberEntryNames } from '../surfaces/surfaceNames.ts';
import { type Parameter, splitAtEntry, valuesIn } from './entryValues.ts';

/** Dialogs that an address can open: `?dialog=login`. Back closes them, reload reopens them. */
const dialogNames = ['login', 'forgot', 'account', 'terms', 'welcome', 'notices', 'menu', 'contracts'] as const;
/** Entries of the member centre that an address can open: `?center=deposit`; `menu` is the list that a phone begins with. */
export type CenterName = keyof typeof memberEntryNames | 'menu';
const isCenter = (value: string): value is CenterName => value === 'menu' || Object.hasOwn(memberEntryNames, value);
/** Entries of the agent centre: `?agent=redRain`; `menu` is the list that a phone begins with. The type alone: their code comes with the centre. */
export type AgentPlace = 'menu' | AgentEntry;
const isAgentPlace: Record<AgentPlace, true> = {
  menu: true,
  announcement: true,
  teamOverview: true,
  registerCenter: true,
  downlineManagement: true,
  debtRecord: true,
  profitAndLoss: true,
  revenueReport: true,
  downlineTransactions: true,
  redRain: true,
  dividend: true,
  dailyWages: true,
  hourlySalary: true,
  realTimeSalary: true,
  protection: true,
};
const isAgentPlaceName = (value: string): value is AgentPlace => Object.hasOwn(isAgentPlace, value);
/** A page of games has a parameter of this name as well (§2 `/egame?page=PG`): what it holds tells them apart. */
const pageParameter = 'page';
const isCenterPage = (value: string): boolean => isPartOfAny(memberEntryNames, value) || isPartOfAny(agentPageNames, value);
export type Layer =
  | { dialog: (typeof dialogNames)[number] /** Of the notices alone: the one that is open. */; notice?: string }
  | ({
      center: CenterName;
      /** Part of the entry. Default its first. */
      page?: string;
      /** Of a part of the account: the entry that its player goes on to when it is done. */
      for?: 'withdraw';
    } & PageValues)
  | ({ agent: AgentPlace /** Part of the entry. Default its first. */; page?: string } & PageValues);

const groupParameter = 'group';
/** Id of the row of groups on the home. */
export const groupsAnchor = 'groups';
/** What a page of the account is opened for: the way back leads there. */
const purposeParameter = 'for';
const isPurpose = (value: string | null): boolean => value === 'withdraw';

const isEntryOfCenter = ([name, value]: Parameter): boolean =>
  (name === 'center' && isCenter(value)) || (name === 'agent' && isAgentPlaceName(value));

/** The layer that an address opens over its page; undefined when it opens none. */
export function layerOf(search: string): Layer | undefined {
  const parameters = new URLSearchParams(search);
  const dialog = dialogNames.find((name) => name === parameters.get('dialog'));
  const center = parameters.getAll('center').find(isCenter);
  const page = parameters.getAll(pageParameter).find(isCenterPage);
  const notice = parameters.get('notice');
  if (dialog) return { dialog, ...(dialog === 'notices' && notice && { notice }) };
  const { inner } = splitAtEntry([...parameters], isEntryOfCenter);
  const agent = parameters.get('agent');
  if (!center && agent !== null && isAgentPlaceName(agent)) {
    const part = page && isPartOf(agentPageNames, agent, page) ? page : undefined;
    return { agent, ...(part && { page: part }), ...valuesIn(valueNamesOf(agentPageNames, agent, part), inner) };
  }
  if (!center) return undefined;
  const part = page && isPartOf(memberEntryNames, center, page) ? page : undefined;
  return {
    center,
    ...(part && { page: part }),
    ...(part && center === 'account' && isPurpose(parameters.get(purposeParameter)) && { for: 'withdraw' as const }),
    ...valuesIn(valueNamesOf(memberEntryNames, center, part), inner),
  };
}

export function groupOf(search: string): HomeGroup {
  const asked = new URLSearchParams(search).get(groupParameter);
  return homeGroups.find((group) => group === asked) ?? 'popular';
}

/** As the router reads an address: in either case, with or without a stroke at its end. */
const normal = (pathname: string): string => pathname.toLowerCase().replace(/\/$/, '');
const isOneOf = (pathname: string, routes: readonly string[]): boolean => routes.map(normal).includes(normal(pathname));
const isPlayerPage = (pathname: string): boolean => /^\/play\/[^/]+$/.test(normal(pathname));
/** §2: /web/workCenter has no header and no footer; nor has the page that a game fills. */
export const isBareRoute = (pathname: string): boolean => isOneOf(pathname, [addresses.workCenter]) || isPlayerPage(pathname);
/** §2: "the footer is hidden on /web/lottery, /web/sports and /web/workCenter". */
export const hasFooter = (pathname: string): boolean =>
  !isOneOf(pathname, ['/lottery', '/sports', addresses.workCenter]) && !isPlayerPage(pathname);

/** The form that the work centre is asked for. */
export const workCenterFormOf = (search: string): 'application' | 'feedback' =>
  new URLSearchParams(search).get('form') === 'feedback' ? 'feedback' : 'application';

/** What a hash names; empty for none, and for one that can't be read. */
export function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** Of the router's. */
export interface Place {
  pathname: string;
  search: string;
  /** Default none. */
  hash?: string;
}

/** Whether both are the same page of the centre, whatever is open in it. */
const isSamePage = (from: Layer, to: Layer): boolean =>
  ('center' in from && 'center' in to && from.center === to.center && from.page === to.page) ||
  ('agent' in from && 'agent' in to && from.agent === to.agent && from.page === to.page);

/** Whether the page stays, and no layer has to wait there for the chunk of the next. */
export function isWithinPage(from: Place, to: Place): boolean {
  const [before, after] = [layerOf(from.search), layerOf(to.search)];
  return normal(from.pathname) === normal(to.pathname) && (!before || !after || isSamePage(before, after));
}

const layerParameters: readonly string[] = ['dialog', 'notice', 'center', 'agent'];

/** What an address says to its page, whatever layer it opens over it. */
export function ownParameterOf(search: string, name: string): string | undefined {
  return new URLSearchParams(search).getAll(name).find((value) => name !== pageParameter || !isCenterPage(value));
}

/** The same place with a layer open, or with none. */
export function withLayer({ pathname, search, hash = '' }: Place, layer: Layer | undefined): string {
  const own = splitAtEntry([...new URLSearchParams(search)], isEntryOfCenter).own.filter(
    ([name, value]) =>
      !layerParameters.includes(name) &&
      !(name === pageParameter && isCenterPage(value)) &&
      !(name === purposeParameter && isPurpose(value)),
  );
  const said = Object.entries<string | undefined>(layer ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const parameters = new URLSearchParams([...own.map((parameter) => [...parameter]), ...said]);
  const query = parameters.toString();
  return `${pathname}${query && `?${query}`}${hash}`;
}

/** A place with the welcome of a new player over it; a place that opens a layer of its own stays as it is. */
export function welcomeAt(address: string): string {
  const place = new URL(address, 'http://portal');
  return layerOf(place.search) ? address : withLayer(place, { dialog: 'welcome' });
}

export const addresses = {
  home: '/',
  /** All games, to be searched. */
  games: '/games',
  /** §4: the page around a game of some providers. */
  play: (nodeId: string): string => `/play/${encodeURIComponent(nodeId)}`,
  register: '/register',
  /** Where the link of a mail leads (§2 "reset password"). */
  resetPassword: '/reset-password',
  /** §2 "help center". */
  help: '/helpmc',
  helpAt: (anchor: string): string => `/helpmc#${anchor}`,
  /** §2 app download. */
  download: '/download',
  /** §2: without header and footer. */
  workCenter: '/workCenter',
  feedback: '/workCenter?form=feedback',
  /** The games of a group on the home, in sight. */
  groupInSight: (group: HomeGroup): string => `/?${groupParameter}=${group}#${groupsAnchor}`,
  group: (group: HomeGroup): string => (group === 'popular' ? '/' : `/?${groupParameter}=${group}`),
} as const;
