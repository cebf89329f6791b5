import { socialReturnLength } from '@baize/contract';
import { type Layer, type Place, withLayer } from './addresses.ts';

/** Where a provider leads back to; of an address that is too long for the way, what it says beside its layer is left. */
export function socialReturnAddress(place: Place, layer: Layer | undefined): string {
  const address = `/web${withLayer(place, layer)}`;
  return address.length > socialReturnLength ? `/web${withLayer({ ...place, search: '' }, layer)}` : address;
}
