import type { Member } from '@baize/features/core';
import { withLayer } from '../routes/addresses.ts';

/** Where a player sees his bets, over the page that is open: an agent in his own centre, of himself alone. */
export const ownBetsHrefOf = (role: Member['role'], location: Parameters<typeof withLayer>[0]): string =>
  withLayer(location, role === 'agent' ? { agent: 'debtRecord', scope: 'one' } : { center: 'debtHistory' });
