/** Digits and capitals without those that are read as others (I, L, O) and without U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const uuid = /^([0-9a-f]{8})-([0-9a-f]{2})[0-9a-f]{2}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The number of an order as people read and tell it: `D7K2-9941`. It is the first 40 bits of a UUID; the reference gateway never gives them twice.
 * An id of another shape is its own number.
 */
export function orderNumberOf(orderId: string): string {
  const [, start, end] = uuid.exec(orderId) ?? [];
  if (start === undefined || end === undefined) return orderId;
  let left = Number.parseInt(start + end, 16);
  let number = '';
  for (let digit = 0; digit < 8; digit += 1) {
    number = `${alphabet[left % 32]}${number}`;
    left = Math.floor(left / 32);
  }
  return `${number.slice(0, 4)}-${number.slice(4)}`;
}

/**
 * The beginning of the UUIDs that have this number, `01234567-89`; as people write it: in either case, without its hyphen, I and L for 1, O for 0.
 * @returns undefined for what is no number of an order
 */
export function orderIdBeginOf(typed: string): string | undefined {
  const number = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll(/[IL]/g, '1').replaceAll('O', '0');
  if (!/^[0-9A-HJKMNP-TV-Z]{8}$/.test(number)) return undefined;
  const value = [...number].reduce((sum, digit) => sum * 32 + alphabet.indexOf(digit), 0);
  const hex = value.toString(16).padStart(10, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
}
