import { createHmac } from 'node:crypto';
import type { TestGateway } from './testing.ts';
import { call } from './testingClient.ts';

/** A call of the seamless-wallet API with the sandbox's signature; `headers` replace some of those that it is sent with. */
export async function callWallet(
  gateway: TestGateway,
  name: string,
  body: unknown,
  { headers = {}, time = Date.now() }: { headers?: Record<string, string>; time?: number } = {},
) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const signature = createHmac('sha256', gateway.services.secrets.providerSecret).update(`${time}.${payload}`).digest('hex');
  const reply = await gateway.app.inject({
    method: 'POST',
    url: `/provider/v1/${name}`,
    headers: {
      'content-type': 'application/json',
      'x-provider': 'sandbox',
      'x-timestamp': String(time),
      'x-signature': signature,
      ...headers,
    },
    payload,
  });
  return { status: reply.statusCode, ...reply.json() };
}

/** Launches the most played game, with `part` of the request changed. */
export async function launchGame(url: string, options: { token?: string }, part: Record<string, unknown> = {}) {
  const { games } = (await call(url, 'getPopularGames', { group: 'popular', size: 1 })).body.value;
  const { gameId, nodeId, vassalage } = games[0];
  const request = {
    gameId,
    nodeId,
    vassalage,
    accountType: 1,
    confirmTrans: true,
    launchMode: 'window',
    platform: 'html5',
    clientType: 3,
    language: 'vi',
  } as const;
  return call(url, 'launchGame', { ...request, ...part }, options);
}

/** The session that a launch hands to the sandbox's game. */
export const sessionIn = ({ body }: Awaited<ReturnType<typeof launchGame>>): string => /s=([\w-]{65})/.exec(body.value.game_url)?.[1] ?? '';
