import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect, PgTransaction } from 'drizzle-orm/pg-core';
import type { Db, Tx } from './database.ts';

const dialect = new PgDialect();

/**
 * A statement that many calls send, written by hand with `sql.placeholder`: its text is put together once a process, and PostgreSQL reads it
 * once a connection. Behind a pooler they have no names (`UnnamedClient`), and the embedded database knows none: both save the text alone. `Row` and `Values` are the caller's word, as with `rowsOf`.
 */
export function prepared<Row, Values extends Record<string, unknown>>(
  statement: SQL,
): (executor: Db | Tx, values: Values) => Promise<Row[]> {
  const query = dialect.sqlToQuery(statement);
  // By the text: a connection never has two texts under one name, also of two releases at once.
  const name = `baize_${createHash('sha256').update(query.sql).digest('hex').slice(0, 24)}`;
  const prepareOn = (executor: Db | Tx) => executor._.session.prepareQuery(query, undefined, name, false);
  const known = new WeakMap<Db, ReturnType<typeof prepareOn>>();
  return (executor, values) => {
    let asked = known.get(executor);
    if (!asked) {
      asked = prepareOn(executor);
      // A transaction asks once or twice, and is gone.
      if (!(executor instanceof PgTransaction)) known.set(executor, asked);
    }
    return (asked.execute(values) as Promise<{ rows: Row[] }>).then(rowsIn);
  };
}

const rowsIn = <Row>({ rows }: { rows: Row[] }): Row[] => rows;
