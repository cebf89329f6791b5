import { getTableConfig } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { distributionStatements } from './distribution.ts';
import { allTables, firstKeyOf, isOfCustomer, legionTables, nameOf, referenceTables, valueTables, workTables } from './spread.ts';

/** Tables of before the rule. */
const oldest = ['agent_applications', 'feedbacks', 'jackpot_rounds'];
/** Those that are left of them: a name is taken out when its table is keyed anew, and none is added. */
const exceptions = ['agent_applications', 'feedbacks', 'jackpot_rounds'];

/** Unique keys that a cluster can't hold, since each machine sees its own rows alone: such values belong into `claims`. */
const uniqueAcross: string[] = [];
/** References to rows that may lie on another machine. */
const referring: string[] = [];

/** Keys of tables of customers that a machine with some of the customers can't hold. */
function others(kind: 'unique' | 'reference'): string[] {
  return allTables.filter(isOfCustomer).flatMap((table) => {
    const { name, indexes, columns, uniqueConstraints, foreignKeys } = getTableConfig(table);
    const key = firstKeyOf(table) ?? '';
    if (kind === 'reference')
      return foreignKeys.flatMap((foreign) => {
        const { columns: from, foreignColumns: to, foreignTable } = foreign.reference();
        const at = from.findIndex((column) => column.name === key);
        const isOwn = at !== -1 && isOfCustomer(foreignTable) && to[at]?.name === firstKeyOf(foreignTable);
        return isOwn || referenceTables.includes(nameOf(foreignTable)) ? [] : foreign.getName();
      });
    const unique = [
      ...indexes
        .filter(({ config }) => config.unique)
        .map(({ config }) => ({ name: config.name ?? '', columns: config.columns.map((column) => ('name' in column ? column.name : '')) })),
      ...uniqueConstraints.map((constraint) => ({
        name: constraint.getName() ?? '',
        columns: constraint.columns.map((column) => column.name),
      })),
      ...columns.filter(({ isUnique }) => isUnique).map((column) => ({ name: `${name}_${column.name}`, columns: [column.name] })),
    ];
    return unique.filter(({ columns: held }) => !held.includes(key)).map((one) => one.name);
  });
}

describe('DESIGN §3 "Spread by customer"', () => {
  test('every table that grows is keyed by the customer’s id first', () => {
    const others = allTables.filter((table) => !isOfCustomer(table)).map(nameOf);
    expect(others.sort()).toEqual([...referenceTables, ...legionTables, ...valueTables, ...workTables, ...exceptions].sort());
  });

  test('a unique key of such a table holds its customer’s id, and its references lead to rows of the same customer', () => {
    expect(others('unique').sort()).toEqual([...uniqueAcross].sort());
    expect(others('reference').sort()).toEqual([...referring].sort());
  });

  test('exceptions only become fewer', () => {
    expect(oldest).toEqual(expect.arrayContaining(exceptions));
  });

  test('the list for a cluster names each table once, behind those that it refers to', () => {
    const named = distributionStatements().flatMap((statement) => /create_\w+_table\('(\w+)'/.exec(statement)?.[1] ?? []);
    const local = [...workTables, ...exceptions];
    expect([...named, ...local].sort()).toEqual(allTables.map(nameOf).sort());
    for (const table of allTables.filter((one) => named.includes(nameOf(one)))) {
      for (const key of getTableConfig(table).foreignKeys) {
        const referred = nameOf(key.reference().foreignTable);
        expect(named.indexOf(referred), `${nameOf(table)} refers to ${referred}`).toBeLessThanOrEqual(named.indexOf(nameOf(table)));
        expect(local).not.toContain(referred);
      }
    }
  });
});
