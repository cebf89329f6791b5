import pg from 'pg';

/**
 * Counts the statements that this process sends to PostgreSQL from now on, and kills it at one of them.
 * @param killAt the statement, from 1; 0 for none. Every other one of them before the database has it, the others as its answer comes
 * @returns what ends it and tells how many were sent
 */
export function countStatements(killAt: number): () => number {
  let sent = 0;
  const die = (): void => void process.kill(process.pid, 'SIGKILL');
  const original = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]): unknown {
    sent += 1;
    if (sent !== killAt) return original.apply(this, args);
    if (killAt % 2 === 0) die();
    const answer = original.apply(this, args);
    if (answer instanceof Promise) void answer.finally(die);
    else die();
    return answer;
  } as typeof pg.Client.prototype.query;
  return () => {
    pg.Client.prototype.query = original as typeof pg.Client.prototype.query;
    return sent;
  };
}
