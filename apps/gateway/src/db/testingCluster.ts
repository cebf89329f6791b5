import pg from 'pg';

/** Errors by which Citus refuses the kind of a statement, whatever its rows: what it does not support, or can't plan or place. */
const isRefusal = ({ code }: { code?: string | undefined }): boolean => code !== undefined && !/^(?:22|23|P0|40|55|57)/.test(code);

/**
 * Sends statements to a cluster, each in a transaction that is taken back.
 * @param url of its coordinator's database, with the gateway's tables
 * @returns those that it refuses as such, each with its message
 */
export async function refusedByCluster(url: string, statements: Iterable<{ text: string; values: readonly unknown[] }>): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const refused: string[] = [];
  try {
    for (const { text, values } of statements) {
      if (/^\s*(?:begin|commit|rollback|savepoint|release|set|listen)\b/i.test(text)) continue;
      await client.query('begin');
      await client.query(text, [...values]).catch((error: pg.DatabaseError) => {
        if (isRefusal(error)) refused.push(`${error.message}: ${text.replace(/\s+/g, ' ')}`);
      });
      await client.query('rollback');
    }
  } finally {
    await client.end();
  }
  return refused;
}
