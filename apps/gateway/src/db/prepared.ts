import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Db, Tx } from './database.ts';

const dialect = new PgDialect();

/**
 * A statement that many calls send, written by hand with `sql.placeholder`: its text is put together once a process, and PostgreSQL reads it
 * once a connection. Behind a pooler that changes connections between transactions, the pooler has to follow named statements (PgBouncer
 * does since 1.21). The embedded database knows no names, and saves the text alone. `Row` and `Values` are the caller's word, as with `rowsOf`.
 */
export function prepared<Row, Values extends Record<string, unknown>>(
  statement: SQL,
): (executor: Db | Tx, values: Values) => Promise<Row[]> {
  const query = dialect.sqlToQuery(statement);
  // By the text: a connection never has two texts under one name, also of two releases at once.
  const name = `baize_${createHash('sha256').update(query.sql).digest('hex').slice(0, 24)}`;
  return (executor, values) => {
    const asked = executor._.session.prepareQuery(query, undefined, name, false);
    return (asked.execute(values) as Promise<{ rows: Row[] }>).then(rowsIn);
  };
}

const rowsIn = <Row>({ rows }: { rows: Row[] }): Row[] => rows;
