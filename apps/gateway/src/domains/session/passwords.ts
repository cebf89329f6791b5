import { hash, verify } from '@node-rs/argon2';

/** argon2id (2 is its number in the library), OWASP's second recommendation for argon2id: 19 MiB, two passes, one lane. */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), options);
}

let decoy: Promise<string> | undefined;

/** Whether the password fits. Without a hash it takes the same time and says no, so that unknown users can't be told by the clock. */
export async function verifyPassword(stored: string | undefined | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this');
  const fits = await verify(stored ?? (await decoy), password.normalize('NFC'));
  return fits && typeof stored === 'string';
}
