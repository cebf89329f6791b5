import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { runOperator } from '../../apps/gateway/src/operator/commands.ts';
import { startTestGateway, type TestGateway } from '../../apps/gateway/src/testing.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the gateway that flows share. */
    gatewayUrl: string;
    /** Origin of a gateway that a flow may close: no other flow is on it. */
    closableUrl: string;
    /** Where operator commands for the closable gateway go: POST a JSON array of words. */
    operatorUrl: string;
  }
}

/** A desk for the operator of this gateway: tests run in processes of their own. */
async function openOperatorDesk({ services }: TestGateway): Promise<{ url: string; server: Server }> {
  const { database, queue, settings, sender, live } = services;
  const server = createServer((request, response) => {
    // The page that asks is the portal's, on another origin.
    response.setHeader('access-control-allow-origin', '*');
    if (request.method !== 'POST') return response.end();
    const body: Buffer[] = [];
    request.on('data', (chunk: Buffer) => body.push(chunk));
    request.on('end', () => {
      const words = JSON.parse(Buffer.concat(body).toString()) as string[];
      runOperator({ db: database.db, queue, settings, sender, changed: live.changed }, words).then(
        (answer) => response.end(answer),
        (error: Error) => response.writeHead(400).end(error.message),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** Two real gateways for the whole run, each on a database of its own in memory. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = await startTestGateway({ catalogueSize: 100 });
  const closable = await startTestGateway({ catalogueSize: 50 });
  const desk = await openOperatorDesk(closable);
  project.provide('gatewayUrl', shared.url);
  project.provide('closableUrl', closable.url);
  project.provide('operatorUrl', desk.url);
  return async () => {
    await Promise.all([shared.close(), closable.close(), new Promise((resolve) => desk.server.close(resolve))]);
  };
}
