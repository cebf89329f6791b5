import type { Tx } from '../../db/database.ts';
import type { ContractRow } from './contractRows.ts';

/**
 * From when a contract holds that is being signed.
 * @returns null: from the period on that begins next, which sets it then
 */
export async function holdFrom(_tx: Tx, _contract: ContractRow): Promise<Date | null> {
  return null;
}
