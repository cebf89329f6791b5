import { parse } from 'libpg-query';

type Tree = Record<string, unknown>;
const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Tree)[key] : undefined), value);
const listAt = (value: unknown, ...path: string[]): unknown[] => (at(value, ...path) as unknown[] | undefined) ?? [];

/** Statements that hold a table for a moment only, or none that has rows. */
const isShort = new Set(['CreateStmt', 'CreateFunctionStmt', 'CreateTrigStmt', 'CommentStmt', 'DropStmt', 'InsertStmt', 'RenameStmt']);
/** Changes of a table that neither read nor write its rows. */
const isShortChange = new Set([
  ...['AT_DropColumn', 'AT_DropConstraint', 'AT_DropNotNull', 'AT_ColumnDefault', 'AT_EnableTrig', 'AT_DisableTrig'],
  ...['AT_SetStatistics', 'AT_SetStorage', 'AT_SetRelOptions', 'AT_ResetRelOptions'],
]);
const constraintsOf = (command: unknown): unknown[] =>
  listAt(command, 'def', 'ColumnDef', 'constraints').map((one) => at(one, 'Constraint'));
/** Defaults that are the same for all rows: a function's, but for the time, is worked out for each. */
const isPlainDefault = (constraint: unknown): boolean => {
  if (at(constraint, 'contype') !== 'CONSTR_DEFAULT') return true;
  const name = listAt(constraint, 'raw_expr', 'FuncCall', 'funcname').map((part) => at(part, 'String', 'sval'));
  return name.length === 0 || name.at(-1) === 'now';
};

function changeOf(command: unknown): string | undefined {
  const subtype = String(at(command, 'subtype'));
  if (isShortChange.has(subtype)) return undefined;
  if (subtype === 'AT_AddColumn') {
    const constraints = constraintsOf(command);
    const areShort = constraints.every(
      (one) => ['CONSTR_DEFAULT', 'CONSTR_NOTNULL', 'CONSTR_NULL'].includes(String(at(one, 'contype'))) && isPlainDefault(one),
    );
    return areShort ? undefined : 'adds a column whose values are worked out for each row';
  }
  if (subtype === 'AT_AddConstraint') {
    const constraint = at(command, 'def', 'Constraint');
    const isUnread = at(constraint, 'skip_validation') === true || at(constraint, 'indexname') !== undefined;
    return isUnread ? undefined : 'adds a constraint that reads all rows: make it NOT VALID, or USING INDEX';
  }
  return `${subtype} reads or writes all rows`;
}

/**
 * Why the statements of one migration would hold a table that has rows for long, one sentence each. All pending migrations are one transaction:
 * what one of their statements locks stays locked until the last is done.
 */
export async function longLocksOf(text: string): Promise<string[]> {
  const statements = ((await parse(text)) as { stmts: { stmt: Tree }[] }).stmts.map(({ stmt }) => stmt);
  const made = new Set<unknown>(
    statements.map((stmt) => at(stmt, 'CreateStmt', 'relation', 'relname')).filter((name) => name !== undefined),
  );
  return statements.flatMap((stmt) => {
    const [kind = '', body] = Object.entries(stmt)[0] ?? [];
    const table = at(body, 'relation', 'relname');
    if (isShort.has(kind) || made.has(table)) return [];
    const of = `${kind} of ${String(table)}`;
    if (kind === 'IndexStmt')
      return at(body, 'if_not_exists') === true ? [] : [`${of}: write CREATE INDEX IF NOT EXISTS, which is built ahead`];
    if (kind !== 'AlterTableStmt') return [`${of}: let a job of the queue do it in batches`];
    return listAt(body, 'cmds').flatMap((cmd) => {
      const why = changeOf(at(cmd, 'AlterTableCmd'));
      return why === undefined ? [] : [`${of}: ${why}`];
    });
  });
}
