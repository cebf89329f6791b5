import { randomBytes, randomUUID } from 'node:crypto';
import { hashPassword, insertCustomer, type Tx } from '@baize/gateway/ports';

/** Hash of a random password that nobody knows. */
export const hashOfNoPassword = (): Promise<string> => hashPassword(randomBytes(12).toString('base64url'));

/**
 * A player of the house, whose account can't log in.
 * @param passwordHash from {@link hashOfNoPassword}
 * @returns the id
 */
export async function insertHousePlayer(tx: Tx, nickname: string, passwordHash: string): Promise<string> {
  const id = randomUUID();
  await insertCustomer(tx, { id, account: `house-${id.slice(0, 8)}`, nickname, type: 0, isDisabled: false, passwordHash });
  return id;
}
