/** FNV-1a, folded to 16 bits. */
function fingerprintOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return ((hash >>> 16) ^ hash) & 0xffff;
}

/**
 * Tells the lock of one phone from another's in a storage without naming the phone: tens of thousands of numbers share a fingerprint, so
 * that none can be read from it, and two that one visitor types hardly ever do.
 */
export const codeLockKey = (countryCode: string, mobileNum: string): string =>
  `registration-sms ${fingerprintOf(`${countryCode} ${mobileNum}`).toString(16)}`;
