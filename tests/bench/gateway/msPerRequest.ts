import autocannon from 'autocannon';

/**
 * Asks a server as fast as it answers, for some seconds.
 * @returns milliseconds of wall clock for each answer, all connections together.
 * @throws when any answer is not a success.
 */
export async function msPerRequest(options: autocannon.Options & { duration: number }): Promise<number> {
  const { requests, errors, timeouts, non2xx, duration } = await autocannon(options);
  if (errors + timeouts + non2xx > 0) throw new Error(`${errors + timeouts} requests failed, ${non2xx} were refused`);
  return (duration * 1_000) / requests.total;
}
