import type { Brand } from '@baize/brand';
import type { CustomerServiceEntry } from '@baize/contract';

/** §9 "Right bar channels", and the live chat and e-mail of the region page (§2): those that the brand has. */
export function customerServiceOf({
  facebook,
  telegram,
  zalo,
  livechat,
  email,
}: NonNullable<Brand['contacts']> = {}): CustomerServiceEntry[] {
  const entries: (Omit<CustomerServiceEntry, 'path'> & { path: string | undefined })[] = [
    { csType: 'FACEBOOK', title: 'Facebook', path: facebook },
    { csType: 'TELEGRAM', title: 'Telegram', path: telegram },
    { csType: 'ZALO', title: 'Zalo', path: zalo },
    { csType: 'LIVECHAT', title: 'Live chat', path: livechat },
    { csType: 'EMAIL', title: email ?? '', path: email && `mailto:${email}` },
  ];
  return entries.flatMap(({ path, ...entry }) => (path ? [{ ...entry, path }] : []));
}
