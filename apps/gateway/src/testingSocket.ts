import { connect } from 'node:net';

export interface SocketReply {
  status: number;
  headers: Headers;
  body: string;
}

/** One HTTP/1.1 connection, written to by hand, for slow or broken callers. */
export function openSocket(url: string) {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = Buffer.alloc(0);
  let failure: NodeJS.ErrnoException | undefined;
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const look of waiting) look();
  };
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    wake();
  });
  socket.on('error', (error) => {
    failure = error;
  });
  const closed = new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    socket.once('close', () => {
      resolve(failure);
      wake();
    });
  });

  function takeReply(): SocketReply | undefined {
    const headEnd = received.indexOf('\r\n\r\n');
    if (headEnd < 0) return undefined;
    const [first = '', ...lines] = received.subarray(0, headEnd).toString('latin1').split('\r\n');
    const headers = new Headers(
      lines.map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
    );
    const end = headEnd + 4 + Number(headers.get('content-length'));
    if (received.length < end) return undefined;
    const body = received.subarray(headEnd + 4, end).toString();
    received = received.subarray(end);
    return { status: Number(first.split(' ')[1]), headers, body };
  }

  return {
    /** Resolves when the system has taken the bytes. */
    send: (data: string | Uint8Array): Promise<void> =>
      new Promise((resolve, reject) => socket.write(data, (error) => (error ? reject(error) : resolve()))),
    /** The next reply with a content-length. Rejects when the connection closes before it is whole. */
    reply: (): Promise<SocketReply> =>
      new Promise((resolve, reject) => {
        const look = () => {
          const reply = takeReply();
          if (!reply && !socket.destroyed) return;
          waiting.delete(look);
          if (reply) resolve(reply);
          else reject(failure ?? new Error('The connection closed without a reply.'));
        };
        waiting.add(look);
        look();
      }),
    /** Resolves when the connection is closed, with what broke it. */
    closed,
    hangUp: () => socket.destroy(),
    end: () => socket.end(),
  };
}
