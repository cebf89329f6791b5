import type { CustomerServiceEntry } from '@baize/contract';

/** §9 "Right bar channels", in its order. */
const channels = ['FACEBOOK', 'TELEGRAM', 'ZALO'] as const;
/** One of the channels that the side bar knows (§9). */
export type SideBarChannel = (typeof channels)[number];

/** One channel of the side bar. */
export interface SideBarContact {
  channel: SideBarChannel;
  title: string;
  href: string;
}

/** The channels of the side bar that the merchant has (§2); only whole https addresses are led to. */
export function sideBarContactsOf(customerService: readonly CustomerServiceEntry[]): SideBarContact[] {
  return channels.flatMap((channel) =>
    customerService
      .filter(({ csType, path }) => csType === channel && path.startsWith('https://'))
      .slice(0, 1)
      .map(({ title, path }) => ({ channel, title, href: path })),
  );
}
