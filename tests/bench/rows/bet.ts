import { createHmac, randomUUID } from 'node:crypto';
import { seamlessHeaders } from '../../../apps/gateway/src/providers/game/seamless.ts';
import { deriveSecrets } from '../../../apps/gateway/src/wire/secrets.ts';
import { startBare } from '../bareGateway/startBare.ts';
import { msPerRequest } from '../gateway/msPerRequest.ts';
import { onBothDatabases } from '../gateway/onBothDatabases.ts';
import { pairedRatios } from '../gateway/pairedRatios.ts';
import { benchSecret } from '../gateway/startGatewayProcess.ts';
import type { Row } from '../Row.ts';

const bar = 1.5;
const seconds = 2;

/** A bet as the sandbox provider signs it. */
function signedBet(session: string, secret: string) {
  const body = JSON.stringify({ session, transactionId: randomUUID(), roundId: randomUUID(), amount: 1, currency: 'VND' });
  const timestamp = String(Date.now());
  return {
    method: 'POST' as const,
    body,
    headers: {
      'content-type': 'application/json',
      [seamlessHeaders.provider]: 'sandbox',
      [seamlessHeaders.timestamp]: timestamp,
      [seamlessHeaders.signature]: createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex'),
    },
  };
}

export const bet: Row = {
  id: 'bet',
  what: 'gateway: a wallet bet, beside the same SQL run bare',
  bar: `≤ ${bar} × the time`,
  how: `signed bets over HTTP, one after the other, ${seconds} s in turn with the same statements on the driver, median of 5 ratios`,
  limitMs: 180_000,
  measure: async (scope) => {
    const { providerSecret } = await deriveSecrets(benchSecret);
    return onBothDatabases(scope, { bar }, async (inner, gatewayUrl, { bare, bareTokens, tokens }) => {
      const loop = await startBare(inner, 'betLoop', bare, bareTokens);
      return pairedRatios(
        async () => Number((await loop.ask(seconds * 1_000))['msPerStep']),
        () =>
          msPerRequest({
            url: `${gatewayUrl}/provider/v1/bet`,
            connections: 1,
            duration: seconds,
            requests: [{ setupRequest: (request) => ({ ...request, ...signedBet(tokens.game, providerSecret) }) }],
          }),
      );
    });
  },
};
