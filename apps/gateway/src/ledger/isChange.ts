import { excludedKinds } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';

/** Points that play brings move no money, and come nearly as often as rounds. */
const pointsEarned = 'pointsEarned';
const excluded = sql.raw([...excludedKinds, pointsEarned].map((kind) => `'${kind}'`).join(', '));

/** Whether a posting of this kind is an account's change (§9 "Excluded tx type ids"). Stands as in its indexes, or they could not be used. */
export const isChange = (kind: SQL): SQL => sql`${kind} not in (${excluded})`;

/** Whether a posting is of a kind that not every round brings about. Stands as in its index, too. */
export const isFew = (kind: SQL): SQL => sql`${kind} not in ('bet', 'win', ${sql.raw(`'${pointsEarned}'`)})`;
