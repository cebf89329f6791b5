import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether a counter's window, `c`, is over at the moment of an upsert whose own window ends `seconds` later, `excluded`. A cluster takes no clock in
 * what is done on a conflict.
 */
export const isWindowOver = (seconds: SQL): SQL => sql`excluded.resets_at - c.resets_at >= make_interval(secs => ${seconds})`;
