import type { SandboxContacts } from '@baize/gateway/ports';

/** Channels of customer service that nobody reads: nothing real is promised. */
export const contacts: SandboxContacts = {
  facebook: 'https://facebook.example/sandbox',
  telegram: 'https://telegram.example/sandbox',
  zalo: 'https://zalo.example/sandbox',
  livechat: 'https://chat.example/sandbox',
  email: 'support@sandbox.example',
};
