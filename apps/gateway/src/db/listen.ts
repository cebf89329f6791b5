import pg from 'pg';

const reconnectMs = 1_000;

/** A connection of its own for LISTEN, which comes back by itself when it breaks. */
export function listen(url: string, channel = 'baize_live') {
  let listener: (payload: string) => void = () => {};
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  /** Once for each connection, however many ways it tells that it is gone: otherwise each outage would double them. */
  function leave(gone: pg.Client): void {
    if (client !== gone) return;
    client = undefined;
    gone.removeAllListeners();
    gone.on('error', () => {});
    gone.end().catch(() => {});
    if (!closed) timer = setTimeout(connect, reconnectMs);
  }

  function connect(): void {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
    const left = (): void => leave(next);
    client = next;
    next.on('notification', ({ payload }) => listener(payload ?? ''));
    next.once('error', left);
    next.once('end', left);
    next
      .connect()
      .then(() => next.query(`listen ${channel}`))
      .catch(left);
  }

  connect();
  return {
    channel,
    onNotify: (next: (payload: string) => void) => {
      listener = next;
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      const last = client;
      last?.removeAllListeners();
      last?.on('error', () => {});
      await last?.end().catch(() => {});
    },
  };
}
