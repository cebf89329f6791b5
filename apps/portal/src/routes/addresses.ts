import { type HomeGroup, homeGroups } from '@baize/contract';

/** Dialogs that an address can open: `?dialog=login`. Back closes them, reload reopens them. */
export const dialogNames = ['login', 'account', 'terms'] as const;
export type DialogName = (typeof dialogNames)[number];

const dialogParameter = 'dialog';
const groupParameter = 'group';

export function dialogOf(search: string): DialogName | undefined {
  const asked = new URLSearchParams(search).get(dialogParameter);
  return dialogNames.find((name) => name === asked);
}

export function groupOf(search: string): HomeGroup {
  const asked = new URLSearchParams(search).get(groupParameter);
  return homeGroups.find((group) => group === asked) ?? 'popular';
}

interface Place {
  pathname: string;
  search: string;
}

/** The same place with a dialog open, or with none. */
export function withDialog({ pathname, search }: Place, dialog: DialogName | undefined): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(dialogParameter);
  if (dialog) parameters.set(dialogParameter, dialog);
  const query = parameters.toString();
  return query ? `${pathname}?${query}` : pathname;
}

export const addresses = {
  home: '/',
  register: '/register',
  group: (group: HomeGroup): string => (group === 'popular' ? '/' : `/?${groupParameter}=${group}`),
} as const;
