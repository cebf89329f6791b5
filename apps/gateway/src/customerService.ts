import type { CustomerServiceEntry } from '@baize/contract';

/** Where customer service is reached: addresses by channel, undefined for a channel that the brand does not have. */
export interface ContactOptions {
  CONTACT_FACEBOOK_URL?: string | undefined;
  CONTACT_TELEGRAM_URL?: string | undefined;
  CONTACT_ZALO_URL?: string | undefined;
  CONTACT_LIVECHAT_URL?: string | undefined;
  CONTACT_EMAIL?: string | undefined;
}

/**
 * §9 "Right bar channels", and the live chat and e-mail of the region page (§2).
 * @param fallback the sandbox's, for channels that the brand has not named
 */
export function customerServiceOf(named: ContactOptions, fallback: ContactOptions = {}): CustomerServiceEntry[] {
  const pathOf = (name: keyof ContactOptions): string | undefined => named[name] ?? fallback[name];
  const mail = pathOf('CONTACT_EMAIL');
  const entries: (Omit<CustomerServiceEntry, 'path'> & { path: string | undefined })[] = [
    { csType: 'FACEBOOK', title: 'Facebook', path: pathOf('CONTACT_FACEBOOK_URL') },
    { csType: 'TELEGRAM', title: 'Telegram', path: pathOf('CONTACT_TELEGRAM_URL') },
    { csType: 'ZALO', title: 'Zalo', path: pathOf('CONTACT_ZALO_URL') },
    { csType: 'LIVECHAT', title: 'Live chat', path: pathOf('CONTACT_LIVECHAT_URL') },
    { csType: 'EMAIL', title: mail ?? '', path: mail && `mailto:${mail}` },
  ];
  return entries.flatMap(({ path, ...entry }) => (path ? [{ ...entry, path }] : []));
}
