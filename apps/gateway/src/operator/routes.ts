import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Services } from '../services.ts';
import { AppError } from '../wire/AppError.ts';
import { hasBearer } from '../wire/bearer.ts';
import { OperatorError } from './arguments.ts';
import { runOperator } from './commands.ts';

export const operatorPath = '/operator/v1/command';
const request = z.object({ args: z.array(z.string().check(z.maxLength(4_000))).check(z.maxLength(20)) });
const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** The operator's commands for `npm run operator`, which can't open a folder that this process holds. To others it does not exist. */
export function registerOperator(app: FastifyInstance, { config, database, queue, settings, sender, live }: Services, token: string): void {
  app.post(operatorPath, async ({ headers, socket, body }, reply) => {
    if (!hasBearer({ headers }, token) || !loopback.has(socket.remoteAddress ?? '')) throw new AppError('not_found');
    const parsed = request.safeParse(body);
    if (!parsed.success) throw new AppError('bad_request');
    try {
      const said = await runOperator(
        { db: database.db, queue, settings, sender, defaultPassword: config.defaultPassword, changed: live.changed },
        parsed.data.args,
      );
      await live.checkSettings();
      return { ok: true, said };
    } catch (error) {
      if (error instanceof OperatorError) return reply.code(400).send({ ok: false, said: error.message });
      throw error;
    }
  });
}
