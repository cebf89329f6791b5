import type { ContactOptions } from '@baize/gateway/ports';

/** Channels of customer service that nobody reads: nothing real is promised. */
export const contacts: Required<ContactOptions> = {
  CONTACT_FACEBOOK_URL: 'https://facebook.example/baize',
  CONTACT_TELEGRAM_URL: 'https://telegram.example/baize',
  CONTACT_ZALO_URL: 'https://zalo.example/baize',
  CONTACT_LIVECHAT_URL: 'https://chat.example/baize',
  CONTACT_EMAIL: 'support@baize.example',
};
