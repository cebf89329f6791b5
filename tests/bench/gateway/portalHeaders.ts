import { gatewayVersion, headers } from '@baize/contract';

/** What a portal sends with each call of this session. */
export const portalHeaders = (session: string): Record<string, string> => ({
  [headers.sessionToken]: session,
  [headers.merchant]: 'baize',
  [headers.gatewayVersion]: gatewayVersion,
  [headers.language]: 'vi',
  [headers.device]: 'WEB',
  [headers.moduleId]: 'portal',
});
