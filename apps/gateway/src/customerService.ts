import type { CustomerServiceEntry } from '@baize/contract';

/** Where customer service is reached: addresses by channel, undefined for one that the brand does not have. */
export interface ContactOptions {
  CONTACT_FACEBOOK_URL?: string | undefined;
  CONTACT_TELEGRAM_URL?: string | undefined;
  CONTACT_ZALO_URL?: string | undefined;
  CONTACT_LIVECHAT_URL?: string | undefined;
  CONTACT_EMAIL?: string | undefined;
}

/** Of the sandbox: nobody reads them, and nothing real is promised. */
const sandboxContacts: Required<ContactOptions> = {
  CONTACT_FACEBOOK_URL: 'https://facebook.example/baize',
  CONTACT_TELEGRAM_URL: 'https://telegram.example/baize',
  CONTACT_ZALO_URL: 'https://zalo.example/baize',
  CONTACT_LIVECHAT_URL: 'https://chat.example/baize',
  CONTACT_EMAIL: 'support@baize.example',
};

/** §9 "Right bar channels", and the live chat and e-mail of the region page (§2). Outside of the sandbox those that the brand has named. */
export function customerServiceOf(options: ContactOptions & { SANDBOX: boolean }): CustomerServiceEntry[] {
  const contacts = options.SANDBOX ? { ...sandboxContacts, ...named(options) } : options;
  const mail = contacts.CONTACT_EMAIL;
  const entries: (Omit<CustomerServiceEntry, 'path'> & { path: string | undefined })[] = [
    { csType: 'FACEBOOK', title: 'Facebook', path: contacts.CONTACT_FACEBOOK_URL },
    { csType: 'TELEGRAM', title: 'Telegram', path: contacts.CONTACT_TELEGRAM_URL },
    { csType: 'ZALO', title: 'Zalo', path: contacts.CONTACT_ZALO_URL },
    { csType: 'LIVECHAT', title: 'Live chat', path: contacts.CONTACT_LIVECHAT_URL },
    { csType: 'EMAIL', title: mail ?? '', path: mail && `mailto:${mail}` },
  ];
  return entries.flatMap(({ path, ...entry }) => (path ? [{ ...entry, path }] : []));
}

function named(options: ContactOptions): ContactOptions {
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => name in sandboxContacts && value !== undefined));
}
