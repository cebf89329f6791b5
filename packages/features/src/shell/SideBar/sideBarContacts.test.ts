import type { CustomerServiceEntry } from '@baize/contract';
import { describe, expect, it } from 'vitest';
import { sideBarContactsOf } from './sideBarContacts.ts';

const entry = (csType: CustomerServiceEntry['csType'], path = `https://${csType.toLowerCase()}.example`): CustomerServiceEntry => ({
  csType,
  title: csType,
  path,
});
const channelsOf = (entries: CustomerServiceEntry[]) => sideBarContactsOf(entries).map(({ channel }) => channel);

describe('§2 side bar: "contact links for three channels: FACEBOOK, TELEGRAM, ZALO"', () => {
  it('are in this order, whatever the merchant’s is, and other channels are left to the footer', () => {
    expect(
      channelsOf([entry('EMAIL', 'mailto:a@b.example'), entry('ZALO'), entry('LIVECHAT'), entry('FACEBOOK'), entry('TELEGRAM')]),
    ).toEqual(['FACEBOOK', 'TELEGRAM', 'ZALO']);
  });

  it('are those that the merchant has, each once', () => {
    expect(channelsOf([])).toEqual([]);
    expect(channelsOf([entry('ZALO'), entry('ZALO', 'https://second.example')])).toEqual(['ZALO']);
  });

  it('lead to https alone', () => {
    expect(channelsOf([entry('TELEGRAM', 'mailto:a@b.example'), entry('ZALO')])).toEqual(['ZALO']);
  });
});
