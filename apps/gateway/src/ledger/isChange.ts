import { excludedKinds } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';

const excluded = sql.raw(excludedKinds.map((kind) => `'${kind}'`).join(', '));

/** Whether a posting of this kind is an account's change (§9 "Excluded tx type ids"). Stands as in its indexes, or they could not be used. */
export const isChange = (kind: SQL): SQL => sql`${kind} not in (${excluded})`;
