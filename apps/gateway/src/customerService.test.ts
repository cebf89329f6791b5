import { expect, test } from 'vitest';
import { customerServiceOf } from './customerService.ts';

const listed = (...contacts: Parameters<typeof customerServiceOf>) =>
  customerServiceOf(...contacts).map(({ csType, title, path }) => [csType, title, path]);

test('§9 customer service: lists the channels that the brand names, and no other', () => {
  expect(listed({})).toEqual([]);
  expect(listed({ CONTACT_ZALO_URL: 'https://zalo.me/1', CONTACT_EMAIL: 'help@play.vn' })).toEqual([
    ['ZALO', 'Zalo', 'https://zalo.me/1'],
    ['EMAIL', 'help@play.vn', 'mailto:help@play.vn'],
  ]);
});

test('customer service: a channel of the brand replaces the sandbox’s', () => {
  const fallback = { CONTACT_ZALO_URL: 'https://zalo.example', CONTACT_LIVECHAT_URL: 'https://chat.example' };
  expect(listed({ CONTACT_LIVECHAT_URL: 'https://chat.play.vn' }, fallback)).toEqual([
    ['ZALO', 'Zalo', 'https://zalo.example'],
    ['LIVECHAT', 'Live chat', 'https://chat.play.vn'],
  ]);
});
