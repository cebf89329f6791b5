import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** The policy of the reference gateway: nothing inline, nothing from elsewhere. */
const policy = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'";
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

/** Serves a folder under a strict content security policy, on loopback. */
export async function servePolicy(folder: string): Promise<{ address: string; stop: () => Promise<void> }> {
  const server = createServer((request, reply) => {
    const file = path.join(folder, request.url === '/' ? 'index.html' : path.normalize(request.url ?? ''));
    if (!existsSync(file)) return reply.writeHead(404).end();
    reply.writeHead(200, { 'content-security-policy': policy, 'content-type': types[path.extname(file)] ?? 'application/octet-stream' });
    return createReadStream(file).pipe(reply);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
