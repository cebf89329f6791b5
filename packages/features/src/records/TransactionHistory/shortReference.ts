import { orderNumberOf } from '@baize/contract';

const ends = 6;

/** A reference as a list has room for it: an order by its number, of others what nobody reads in the middle is left out. A sentence stays whole. */
export function shortReference(reference: string): string {
  const number = orderNumberOf(reference);
  if (number !== reference) return number;
  if (/\s/.test(reference) || reference.length <= 2 * ends + 4) return reference;
  return `${reference.slice(0, ends)}…${reference.slice(-ends)}`;
}
