import pg from 'pg';

const reconnectMs = 1_000;

/** A connection of its own for LISTEN, which comes back by itself when it breaks. */
export function listen(url: string, channel = 'baize_live') {
  let listener: (payload: string) => void = () => {};
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function again(): void {
    client?.removeAllListeners();
    client?.on('error', () => {});
    client?.end().catch(() => {});
    client = undefined;
    if (!closed) timer = setTimeout(connect, reconnectMs);
  }

  function connect(): void {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
    client = next;
    next.on('notification', ({ payload }) => listener(payload ?? ''));
    next.once('error', again);
    next.once('end', again);
    next
      .connect()
      .then(() => next.query(`listen ${channel}`))
      .catch(again);
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
