import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** The policy of the reference gateway: nothing inline, nothing from elsewhere. */
const policy = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'";
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

/** What the gateway answers; any other path is a page of the app. */
const isOfGateway = (pathname: string): boolean => /^\/(?:api|art|sandbox)\//.test(pathname);

/** Hands a request on, as the proxy of a brand does. */
function passOn(gateway: string, request: IncomingMessage, reply: ServerResponse): void {
  const { method, headers, url = '' } = request;
  const passed = send(new URL(url, gateway), { method, headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(reply);
  });
  passed.on('error', () => reply.destroy());
  reply.on('close', () => passed.destroy());
  request.pipe(passed);
}

/**
 * Serves a folder under a strict content security policy, on loopback.
 * @param gateway origin of what answers calls; paths of pages are answered by `index.html`, as on a brand's web server
 */
export async function servePolicy(folder: string, gateway?: string): Promise<{ address: string; stop: () => Promise<void> }> {
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const asked = path.join(folder, path.normalize(pathname));
    const isPage = path.extname(pathname) === '' && !isOfGateway(pathname);
    const file = isPage ? path.join(folder, 'index.html') : asked;
    if (existsSync(file) && statSync(file).isFile()) {
      reply.writeHead(200, { 'content-security-policy': policy, 'content-type': types[path.extname(file)] ?? 'application/octet-stream' });
      return createReadStream(file).pipe(reply);
    }
    return gateway ? passOn(gateway, request, reply) : reply.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
