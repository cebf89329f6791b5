import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { allTables, firstKeyOf, isOfCustomer, legionTables, nameOf, referenceTables, valueTables } from './spread.ts';

/** Column by which a table of values is spread, where it is not the first of its key. */
const spreadBy: Record<string, string> = { claims: 'value' };

/** Tables that a table's rows refer to. */
const referredBy = (table: PgTable): string[] => getTableConfig(table).foreignKeys.map((key) => nameOf(key.reference().foreignTable));

/** In an order in which each table comes behind those that it refers to: Citus lets no spread table refer to one that is not spread yet. */
function inOrder(tables: readonly PgTable[]): PgTable[] {
  const ordered: PgTable[] = [];
  const names = new Set(tables.map(nameOf));
  const isFree = (table: PgTable): boolean =>
    referredBy(table).every((name) => name === nameOf(table) || !names.has(name) || ordered.some((one) => nameOf(one) === name));
  while (ordered.length < tables.length) {
    const next = tables.find((table) => !ordered.includes(table) && isFree(table));
    if (!next) throw new Error('tables refer to each other in a circle');
    ordered.push(next);
  }
  return ordered;
}

/**
 * Settings of a database on each machine of a cluster. Triggers touch rows of their own customer, which lie on the same machine; they do it by the
 * names of whole tables.
 */
export const distributionSettings = (database: string): string[] =>
  ['citus.enable_unsafe_triggers', 'citus.allow_nested_distributed_execution'].map(
    (name) => `alter database "${database}" set ${name} = on;`,
  );

/** Functions that take a row of a spread table: they reach the other machines only behind it. Those that take values are there before. */
export const functionsOfRows = ['protection_reopens(protection_guards)', 'protection_assert_open(protection_guards)'];

/**
 * Statements that spread an empty or filled database over a Citus cluster: customers and all that is theirs by the customer's id, values that are
 * unique across customers by themselves, small tables to each machine whole. Tables that are not named stay on the coordinator: the queue's work,
 * and what has few rows and no customer for a key.
 */
export function distributionStatements(): string[] {
  const whole = allTables.filter((table) => [...referenceTables, ...legionTables].includes(nameOf(table)));
  const values = allTables.filter((table) => valueTables.includes(nameOf(table)));
  const customers = inOrder(allTables.filter(isOfCustomer)).toSorted(
    (one, other) => Number(nameOf(other) === 'customers') - Number(nameOf(one) === 'customers'),
  );
  return [
    ...inOrder(whole).map((table) => `select create_reference_table('${nameOf(table)}');`),
    ...customers.map((table) => {
      const colocated = nameOf(table) === 'customers' ? `colocate_with => 'none'` : `colocate_with => 'customers'`;
      return `select create_distributed_table('${nameOf(table)}', '${firstKeyOf(table)}', ${colocated});`;
    }),
    ...values.map((table) => {
      const column = spreadBy[nameOf(table)] ?? firstKeyOf(table);
      return `select create_distributed_table('${nameOf(table)}', '${column}', colocate_with => 'none');`;
    }),
    ...functionsOfRows.map((name) => `select create_distributed_function('${name}');`),
  ];
}
