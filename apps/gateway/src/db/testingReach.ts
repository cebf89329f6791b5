import { parse } from 'libpg-query';

/**
 * How far a statement reaches in a cluster whose tables are spread by customer: over no table of customers, over rows of one customer, or over
 * rows of several, which lie on several machines.
 */
export type Reach = 'none' | 'one' | 'several';

/** Root of rows that are bound to values that differ. */
const several = 'value of several';

/** A part of the parser's tree. */
type Tree = { readonly [key: string]: unknown };
/** Name → column of the key; a table that is not spread has none. */
export type KeyOf = (table: string) => string | undefined;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);
const at = (tree: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((value, key) => (isTree(value) ? value[key] : undefined), tree);
const listAt = (tree: unknown, ...path: string[]): unknown[] => {
  const list = at(tree, ...path);
  return Array.isArray(list) ? list : [];
};
const textAt = (tree: unknown, ...path: string[]): string | undefined => {
  const text = at(tree, ...path);
  return typeof text === 'string' ? text : undefined;
};

/** What a name in a FROM list stands for. */
interface Source {
  /** Token of a table's row, where the table is spread. */
  row?: { token: string; key: string };
  /** Token of each column of a subquery that is a customer's id. */
  columns: Map<string, string>;
}
interface Scope {
  sources: Map<string, Source>;
  outer: Scope | undefined;
}

/** Finds which rows of customers a statement binds to which ids. Ids that must be equal have one root. */
class Reading {
  readonly rows: string[] = [];
  readonly #parent = new Map<string, string>();
  readonly #keyOf: KeyOf;
  readonly #values: readonly unknown[];
  /** Subqueries with a name (WITH), and their columns. */
  readonly #named = new Map<string, Map<string, string>>();

  constructor(keyOf: KeyOf, values: readonly unknown[]) {
    this.#keyOf = keyOf;
    this.#values = values;
  }

  rootOf(token: string): string {
    const parent = this.#parent.get(token);
    return parent === undefined ? token : this.rootOf(parent);
  }

  /** A value goes to the top, so that a root tells whether its rows are bound. */
  #join(one: string | undefined, other: string | undefined): void {
    if (one === undefined || other === undefined) return;
    const [a, b] = [this.rootOf(one), this.rootOf(other)];
    if (a === b) return;
    const areValues = a.startsWith('value ') && b.startsWith('value ');
    // Two values in one place are two customers, or none.
    for (const value of areValues ? [a, b] : []) if (value !== several) this.#parent.set(value, several);
    if (areValues) return;
    if (a.startsWith('value ')) this.#parent.set(b, a);
    else this.#parent.set(a, b);
  }

  #table(relation: unknown, scope: Scope): void {
    const table = textAt(relation, 'relname') ?? '';
    const name = textAt(relation, 'alias', 'aliasname') ?? table;
    const columns = this.#named.get(table);
    if (columns) scope.sources.set(name, { columns });
    else scope.sources.set(name, this.#rowOf(table));
  }

  #rowOf(table: string): Source {
    const key = this.#keyOf(table);
    if (key === undefined) return { columns: new Map() };
    const token = `row ${this.rows.length} of ${table}`;
    this.rows.push(token);
    return { row: { token, key }, columns: new Map() };
  }

  #from(item: unknown, scope: Scope): void {
    if (at(item, 'RangeVar')) this.#table(at(item, 'RangeVar'), scope);
    const join = at(item, 'JoinExpr');
    if (join) {
      this.#from(at(join, 'larg'), scope);
      const before = [...scope.sources.values()];
      this.#from(at(join, 'rarg'), scope);
      const using = listAt(join, 'usingClause').map((name) => textAt(name, 'String', 'sval') ?? '');
      for (const column of using) {
        const now = [...scope.sources.values()].filter((source) => !before.includes(source));
        for (const source of before) for (const other of now) this.#join(columnIn(source, column), columnIn(other, column));
      }
      this.#condition(at(join, 'quals'), scope);
    }
    const subselect = at(item, 'RangeSubselect');
    if (subselect) {
      const columns = this.#select(at(subselect, 'subquery', 'SelectStmt'), scope);
      const given = listAt(subselect, 'alias', 'colnames').map((name) => textAt(name, 'String', 'sval') ?? '');
      const renamed = given.length > 0 ? new Map([...columns.values()].map((token, index) => [given[index] ?? '', token])) : columns;
      scope.sources.set(textAt(subselect, 'alias', 'aliasname') ?? '', { columns: renamed });
    }
    const call = at(item, 'RangeFunction');
    if (call) {
      this.#search(at(call, 'functions'), scope);
      scope.sources.set(textAt(call, 'alias', 'aliasname') ?? '', { columns: new Map() });
    }
  }

  /** Token of an expression that is an id: of a row, or a value. */
  #tokenOf(expression: unknown, scope: Scope): string | undefined {
    const inner = at(expression, 'TypeCast', 'arg');
    if (inner) return this.#tokenOf(inner, scope);
    const parameter = at(expression, 'ParamRef', 'number');
    if (typeof parameter === 'number') return `value ${String(this.#values[parameter - 1])}`;
    if (at(expression, 'A_Const')) return `value ${JSON.stringify(at(expression, 'A_Const'))}`;
    const fields = listAt(expression, 'ColumnRef', 'fields').map((field) => textAt(field, 'String', 'sval') ?? '*');
    if (fields.length === 0) return undefined;
    const [column = '', name] = [fields.at(-1), fields.at(-2)];
    for (let here: Scope | undefined = scope; here; here = here.outer) {
      if (name !== undefined) {
        const source = here.sources.get(name);
        if (source) return columnIn(source, column);
        continue;
      }
      const found = [...here.sources.values()].map((source) => columnIn(source, column)).find((token) => token !== undefined);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Equal ids of a condition; what stands below OR or NOT holds for some rows alone. */
  #condition(condition: unknown, scope: Scope): void {
    if (!isTree(condition)) return;
    const both = at(condition, 'BoolExpr');
    if (both && textAt(both, 'boolop') === 'AND_EXPR') {
      for (const one of listAt(both, 'args')) this.#condition(one, scope);
      return;
    }
    const comparison = at(condition, 'A_Expr');
    const isEqual = textAt(comparison, 'kind') === 'AEXPR_OP' && textAt(listAt(comparison, 'name')[0], 'String', 'sval') === '=';
    if (isEqual) {
      const sides = [at(comparison, 'lexpr'), at(comparison, 'rexpr')];
      const [left, right] = sides.map((side) => (at(side, 'RowExpr') ? listAt(side, 'RowExpr', 'args') : [side]));
      for (const [index, one] of (left ?? []).entries()) this.#join(this.#tokenOf(one, scope), this.#tokenOf(right?.[index], scope));
    }
    const sub = at(condition, 'SubLink');
    if (textAt(sub, 'subLinkType') === 'ANY_SUBLINK') {
      const tests = at(sub, 'testexpr', 'RowExpr') ? listAt(sub, 'testexpr', 'RowExpr', 'args') : [at(sub, 'testexpr')];
      const columns = [...this.#outputs(at(sub, 'subselect', 'SelectStmt'), scope)];
      for (const [index, one] of tests.entries()) this.#join(this.#tokenOf(one, scope), columns[index]);
      return;
    }
    this.#search(condition, scope);
  }

  /** Reads each subquery inside of an expression. */
  #search(part: unknown, scope: Scope): void {
    if (Array.isArray(part)) for (const one of part) this.#search(one, scope);
    if (!isTree(part)) return;
    if (at(part, 'SelectStmt')) this.#select(at(part, 'SelectStmt'), scope);
    else for (const one of Object.values(part)) this.#search(one, scope);
  }

  #with(statement: unknown, scope: Scope): void {
    for (const one of listAt(statement, 'withClause', 'ctes')) {
      const name = textAt(one, 'CommonTableExpr', 'ctename') ?? '';
      this.#named.set(name, this.#statement(at(one, 'CommonTableExpr', 'ctequery'), scope));
    }
  }

  /** Tokens of the columns of a SELECT, in their order; undefined for one that is no id. */
  #outputs(select: unknown, outer: Scope | undefined, names: string[] = []): (string | undefined)[] {
    const scope: Scope = { sources: new Map(), outer };
    this.#with(select, scope);
    for (const half of ['larg', 'rarg']) if (at(select, half)) return this.#halves(select, scope, names);
    for (const item of listAt(select, 'fromClause')) this.#from(item, scope);
    this.#condition(at(select, 'whereClause'), scope);
    for (const part of ['havingClause', 'groupClause', 'sortClause', 'windowClause']) this.#search(at(select, part), scope);
    for (const row of listAt(select, 'valuesLists')) this.#search(row, scope);
    return this.#targets(listAt(select, 'targetList'), scope, names);
  }

  #halves(select: unknown, scope: Scope, names: string[]): (string | undefined)[] {
    const left = this.#outputs(at(select, 'larg'), scope, names);
    const right = this.#outputs(at(select, 'rarg'), scope);
    for (const [index, token] of left.entries()) this.#join(token, right[index]);
    return left;
  }

  #targets(targets: unknown[], scope: Scope, names: string[]): (string | undefined)[] {
    return targets.flatMap((target) => {
      const expression = at(target, 'ResTarget', 'val');
      const fields = listAt(expression, 'ColumnRef', 'fields');
      if (at(fields.at(-1), 'A_Star')) return this.#everything(textAt(fields.at(-2), 'String', 'sval'), scope, names);
      names.push(textAt(target, 'ResTarget', 'name') ?? textAt(fields.at(-1), 'String', 'sval') ?? '');
      this.#search(expression, scope);
      return [this.#tokenOf(expression, scope)];
    });
  }

  #everything(name: string | undefined, { sources }: Scope, names: string[]): (string | undefined)[] {
    const shown = name === undefined ? [...sources.values()] : [sources.get(name)];
    return shown.flatMap((source) => {
      if (source?.row) names.push(source.row.key);
      else names.push(...(source?.columns.keys() ?? []));
      return source?.row ? [source.row.token] : [...(source?.columns.values() ?? [])];
    });
  }

  #select(select: unknown, outer: Scope | undefined): Map<string, string> {
    const names: string[] = [];
    const outputs = this.#outputs(select, outer, names);
    return new Map(names.flatMap((name, index) => (outputs[index] === undefined ? [] : [[name, outputs[index]] as const])));
  }

  /** @returns tokens of the columns that it returns */
  #statement(statement: unknown, outer?: Scope): Map<string, string> {
    const select = at(statement, 'SelectStmt');
    if (select) return this.#select(select, outer);
    const change = at(statement, 'UpdateStmt') ?? at(statement, 'DeleteStmt') ?? at(statement, 'InsertStmt');
    if (!change) return new Map();
    const scope: Scope = { sources: new Map(), outer };
    this.#with(change, scope);
    this.#table(at(change, 'relation'), scope);
    for (const item of [...listAt(change, 'fromClause'), ...listAt(change, 'usingClause')]) this.#from(item, scope);
    this.#condition(at(change, 'whereClause'), scope);
    if (at(statement, 'InsertStmt')) this.#inserted(change, scope);
    else this.#search(at(change, 'targetList'), scope);
    this.#search(at(change, 'onConflictClause'), scope);
    const names: string[] = [];
    const outputs = this.#targets(listAt(change, 'returningClause', 'exprs'), scope, names);
    return new Map(names.flatMap((name, index) => (outputs[index] === undefined ? [] : [[name, outputs[index]] as const])));
  }

  #inserted(insert: unknown, scope: Scope): void {
    const [target] = scope.sources.values();
    const place = listAt(insert, 'cols').findIndex((column) => textAt(column, 'ResTarget', 'name') === target?.row?.key);
    const source = at(insert, 'selectStmt', 'SelectStmt');
    const rows = listAt(source, 'valuesLists');
    const outputs = this.#outputs(source, scope);
    if (!target?.row) return;
    if (rows.length === 0) this.#join(target.row.token, outputs[place]);
    for (const row of rows) {
      const value = listAt(row, 'List', 'items')[place];
      // An id that the database makes is a customer's as well.
      this.#join(target.row.token, this.#tokenOf(value, scope) ?? 'value that is made');
    }
  }

  read(statement: unknown): void {
    this.#statement(statement);
  }
}

function columnIn({ row, columns }: Source, column: string): string | undefined {
  if (row) return column === row.key ? row.token : undefined;
  return columns.get(column);
}

/**
 * How far a statement reaches.
 * @param values of its parameters: two that are equal mean one customer
 */
export async function reachOf(text: string, values: readonly unknown[], keyOf: KeyOf): Promise<Reach> {
  const parsed: unknown = await parse(text);
  const reading = new Reading(keyOf, values);
  for (const one of listAt(parsed, 'stmts')) reading.read(at(one, 'stmt'));
  if (reading.rows.length === 0) return 'none';
  const roots = new Set(reading.rows.map((row) => reading.rootOf(row)));
  const [only = ''] = roots;
  return roots.size === 1 && only.startsWith('value ') && only !== several ? 'one' : 'several';
}
