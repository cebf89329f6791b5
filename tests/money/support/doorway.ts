import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A way to a server that can be shut: then nobody is connected, and nobody can be, as if the server were down.
 * @param url of the server
 */
export async function openDoorway(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('close', () => sockets.delete(socket)).on('error', () => {});
  };
  const server = createServer((client) => {
    const behind = keep(connect(Number(port), hostname));
    keep(client).pipe(behind).pipe(client);
    client.once('close', () => behind.destroy());
    behind.once('close', () => client.destroy());
  });
  const open = async (at: number): Promise<void> => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  };
  await open(0);
  const own = new URL(url);
  const ownPort = (server.address() as AddressInfo).port;
  own.port = String(ownPort);
  return {
    /** The same address, by this way. */
    url: own.href,
    async shut(): Promise<void> {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    open: () => open(ownPort),
  };
}
