import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { eq } from 'drizzle-orm';
import { readConfig } from '../../../apps/gateway/src/config.ts';
import { schema } from '../../../apps/gateway/src/db/schema.ts';
import { offerContract } from '../../../apps/gateway/src/domains/agent-contracts/offerContract.ts';
import { listenOn } from '../../../apps/gateway/src/listen.ts';
import { runOperator } from '../../../apps/gateway/src/operator/commands.ts';
import { startGateway } from '../../../apps/gateway/src/start.ts';
import { borrowDatabase } from '../../../apps/gateway/src/testingDatabase.ts';
import { startTestOidc } from '../../../apps/gateway/src/testingOidc.ts';
import type { Answer, Question } from './messages.ts';

/** A port that is free: the providers must know the portal's origin before it listens. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

// The providers say at length that they are none for production.
Object.assign(console, { info: () => undefined, warn: () => undefined });

const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const clients = [1, 2].map((number) => ({
  number,
  title: number === 1 ? 'Lotus ID' : 'Bamboo ID',
  clientId: `portal-${number}`,
  clientSecret: `the secret of provider ${number}`,
  redirectUri: `${origin}/api/session/login/social/social-${number}/callback`,
}));
const social = await Promise.all(
  clients.map(async ({ number, ...client }) => {
    const { issuer } = await startTestOidc(client);
    return Object.entries({ ISSUER: issuer, CLIENT_ID: client.clientId, CLIENT_SECRET: client.clientSecret, TITLE: client.title }).map(
      ([part, value]): [string, string] => [`SOCIAL_${number}_${part}`, value],
    );
  }),
);
const config = readConfig({
  PORT: String(port),
  PUBLIC_URL: origin,
  DOMAINS: '127.0.0.1',
  TRUST_PROXY: '1',
  LOG_LEVEL: 'error',
  METRICS: 'false',
  RATE_MAX: '1000000',
  LOGIN_RATE_MAX: '1000000',
  SESSIONS_PER_ACCOUNT: '4',
  CATALOGUE_SIZE: '60',
  SANDBOX_POPUPS: 'false',
  SANDBOX_BUSINESS: 'false',
  ...Object.fromEntries(social.flat()),
  ...(JSON.parse(process.env['GATEWAY_OPTIONS'] ?? '{}') as Record<string, string>),
});
const { app, services } = await startGateway(config, { embedded: await borrowDatabase() });
await listenOn(app, config.host, config.port);

const { captchas, customers, sessions } = schema;

async function answerTo(question: Question): Promise<unknown> {
  if ('operator' in question) {
    const { database, queue, settings, sender, live } = services;
    const said = await runOperator(
      { db: database.db, queue, settings, sender, changed: live.changed, defaultPassword: config.defaultPassword },
      question.operator,
    );
    await live.checkSettings();
    return said;
  }
  if ('captchaAnswer' in question) {
    const { database, secrets } = services;
    for (const { id } of await database.db.select().from(captchas)) {
      const answerHash = secrets.fingerprint(`captcha ${id} ${question.captchaAnswer}`);
      await database.db.update(captchas).set({ answerHash }).where(eq(captchas.id, id));
    }
    return;
  }
  if ('sessionsExpired' in question) {
    await services.database.db.update(sessions).set({ expiresAt: new Date() });
    return;
  }
  if ('terms' in question) {
    const { database, live } = services;
    const idOf = async (account: string): Promise<string> =>
      (await database.db.select().from(customers).where(eq(customers.account, account)))[0]?.id ?? '';
    const [uplineId, downlineId] = [await idOf(question.from), await idOf(question.to)];
    await offerContract(database.db, { uplineId, downlineId, status: 'P', terms: question.terms });
    live.changed(downlineId);
    return;
  }
}

const tell = (message: Answer | { url: string }): void => void process.send?.(message);
process.on('message', async ({ id, ...question }: Question & { id: number }) => {
  tell(
    await answerTo(question).then(
      (value) => ({ id, value }),
      (error: unknown) => ({ id, error: String(error) }),
    ),
  );
});
// Its parent has ended.
process.on('disconnect', () => process.exit(0));
tell({ url: origin });
