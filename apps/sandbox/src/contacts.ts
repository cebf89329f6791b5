import type { SandboxContacts } from '@baize/gateway/ports';

/** Channels of customer service that nobody reads: nothing real is promised. */
export const contacts: SandboxContacts = {
  facebook: 'https://facebook.example/baize',
  telegram: 'https://telegram.example/baize',
  zalo: 'https://zalo.example/baize',
  livechat: 'https://chat.example/baize',
  email: 'support@baize.example',
};
