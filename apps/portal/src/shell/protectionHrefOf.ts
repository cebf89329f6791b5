import type { Member } from '@baize/features/core';
import { withLayer } from '../routes/addresses.ts';

/** Where a player limits his play or takes a break, over the page that is open: an agent in his own centre. A visitor is led through the login. */
export const protectionHrefOf = (role: Member['role'], location: Parameters<typeof withLayer>[0]): string =>
  withLayer(location, role === 'agent' ? { agent: 'protection' } : { center: 'protection' });
