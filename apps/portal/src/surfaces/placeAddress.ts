import type { PortalPlace } from '@baize/features/core';
import { type AgentPlace, type CenterName, type Place, withLayer } from '../routes/addresses.ts';

/** The address of a place that a domain names, over the page that stands. */
export function placeAddress(here: Place, place: PortalPlace): string {
  if ('path' in place) return place.path;
  const page = place.page !== undefined && { page: place.page };
  if ('agent' in place) return withLayer(here, { agent: place.agent as AgentPlace, ...page, ...place.values });
  return withLayer(here, {
    center: place.center as CenterName,
    ...page,
    ...(page && place.for === 'withdraw' && { for: 'withdraw' }),
    ...place.values,
  });
}
