import { hash, verify } from '@node-rs/argon2';

/** KiB, of OWASP's second recommendation for argon2id: 19 MiB, two passes, one lane. */
export const leastPasswordMemory = 19_456;

let memoryCost = leastPasswordMemory;
let decoy: Promise<string> | undefined;

/**
 * What each hash costs from now on, for the whole process; those that are kept already are verified at what they were made for.
 * @param kib memory of one hash
 */
export function setPasswordMemory(kib: number): void {
  memoryCost = kib;
  decoy = undefined;
}

export function hashPassword(password: string): Promise<string> {
  // 2 is argon2id's number in the library.
  return hash(password.normalize('NFC'), { algorithm: 2, memoryCost, timeCost: 2, parallelism: 1 });
}

/** Whether the password fits. Without a hash it takes the same time and says no, so that unknown users can't be told by the clock. */
export async function verifyPassword(stored: string | undefined | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this');
  const fits = await verify(stored ?? (await decoy), password.normalize('NFC'));
  return fits && typeof stored === 'string';
}
