import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

/** Milliseconds that the database may take to answer before it counts as down. */
const patience = 2_000;

async function answers(services: Services): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  const asked = services.database.db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

/**
 * `/healthz`: does the process work, its database included. `/readyz`: should it be sent requests. `/livez`: does it take requests, whatever its
 * database does: where that is away for all processes, a proxy that leaves out each of them has only a page of its own to show.
 */
export function registerHealth(app: FastifyInstance, services: Services): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.get('/healthz', async (_request, reply) => {
    const up = await answers(services);
    return (
      reply
        .code(up ? 200 : 503)
        .header('cache-control', 'no-store')
        // The portal at another domain of the merchant measures how fast this one answers; it can't read what.
        .header('cross-origin-resource-policy', 'cross-origin')
        .send({ status: up ? 'ok' : 'down', database: { kind: services.database.kind, up } })
    );
  });
  app.get('/livez', async (_request, reply) =>
    reply
      .code(closing ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ live: !closing }),
  );
  app.get('/readyz', async (_request, reply) => {
    const ready = !closing && (await answers(services));
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready });
  });
}
