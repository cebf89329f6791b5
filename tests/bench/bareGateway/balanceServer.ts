// A Fastify route that finds the session and its balance by the gateway's own statement, with nothing around it.
import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { openDatabase } from '../../../apps/gateway/src/db/open.ts';
import { createIdentities } from '../../../apps/gateway/src/domains/session/identity.ts';
import type { Place, Tokens } from '../gateway/seededDatabase.ts';
import { recordCalls } from './recordCalls.ts';

const { place, tokens } = JSON.parse(process.argv[2] ?? '') as { place: Place; tokens: Tokens };
const database = await openDatabase(place);
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const known = hashOf(tokens.session);

const [read, ...more] = await recordCalls(database, () => createIdentities(database.db, 'all').of(tokens.session, ['member']));
if (!read || more.length > 0) throw new Error('the gateway reads a balance by more than one statement');

const app = Fastify();
app.get('/balance', async (request, reply) => {
  const hash = hashOf(String(request.headers['x-session-token']));
  const [row] = (await read((value) => (value === known ? hash : value))).rows;
  if (row === undefined) return reply.code(401).send({ success: false });
  return { success: true, value: { sumBalance: (row as { balance: number }).balance, currency: 'VND' } };
});
await app.listen({ host: '127.0.0.1', port: 0 });
process.on(
  'SIGTERM',
  () =>
    void app
      .close()
      .then(() => database.close())
      .then(() => process.exit(0)),
);
process.send?.({ url: `${app.listeningOrigin}/balance` });
