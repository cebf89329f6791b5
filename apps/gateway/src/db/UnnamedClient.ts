import pg from 'pg';

/**
 * A connection to a pooler in transaction mode, which may run each statement by another connection to PostgreSQL: a statement that was read
 * under a name is not known there (PgBouncer before 1.21), so that none gets its name.
 */
export class UnnamedClient extends pg.Client {
  override query: pg.Client['query'] = ((statement: unknown, ...rest: unknown[]) => {
    const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement);
    const sent = isNamed ? { ...statement, name: undefined } : statement;
    return (super.query as (...args: unknown[]) => unknown)(sent, ...rest);
  }) as pg.Client['query'];
}
