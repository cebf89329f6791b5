import type { PGlite, Transaction } from '@electric-sql/pglite';

export type OnStatement = (text: string, values: readonly unknown[]) => void;

type Querying = Pick<Transaction, 'query'>;

function listening<Target extends Querying>(target: Target, onStatement: OnStatement, others: Partial<Target> = {}): Target {
  const query: Querying['query'] = (text, values, options) => {
    onStatement(text, values ?? []);
    return target.query(text, values, options);
  };
  return new Proxy(target, {
    get(client, name) {
      const value: unknown = name === 'query' ? query : (Reflect.get(others, name) ?? Reflect.get(client, name, client));
      return typeof value === 'function' ? value.bind(client) : value;
    },
  });
}

/** The same database, which tells each statement before it is sent, those of transactions as well. */
export function listenIn(client: PGlite, onStatement: OnStatement): PGlite {
  return listening(client, onStatement, {
    transaction: (work) => client.transaction((tx) => work(listening(tx, onStatement))),
  });
}
