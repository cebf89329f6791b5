import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../../apps/gateway/src/db/database.ts';

/** Tables with a row for each round or more, to which no other refers. */
const large = ['game_rounds', 'ledger_entries', 'ledger_transactions', 'wallet_transactions'];

interface Kept {
  name: string;
  drop: string;
  create: string;
}

/** Every index and key of the large tables: what removes it, and what makes it again. */
const readIndexes = (db: Db | Tx): Promise<Kept[]> =>
  rowsOf<Kept>(
    db,
    sql`select i.relname as name,
        case when c.oid is null then format('drop index %I', i.relname) else format('alter table %I drop constraint %I', t.relname, c.conname) end as drop,
        case when c.oid is null then pg_get_indexdef(i.oid) else format('alter table %I add constraint %I %s', t.relname, c.conname, pg_get_constraintdef(c.oid)) end as create
      from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
        left join pg_constraint c on c.conindid = i.oid and c.conrelid = t.oid
      where t.relname in ${large} order by t.relname, i.relname`,
  );

/** Fills large tables without their indexes, which are built once by sorting: rows of customers come in no order of theirs. */
export async function withoutIndexes(db: Db, fill: () => Promise<void>, onBuild: (name: string) => void): Promise<void> {
  const indexes = await readIndexes(db);
  for (const { drop } of indexes) await db.execute(sql.raw(drop));
  await fill();
  for (const { name, create } of indexes) {
    onBuild(name);
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`set local maintenance_work_mem = '1GB'`);
      await tx.execute(sql.raw(create));
    });
  }
}
