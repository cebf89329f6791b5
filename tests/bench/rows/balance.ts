import { calls } from '@baize/contract';
import { startBare } from '../bareGateway/startBare.ts';
import { msPerRequest } from '../gateway/msPerRequest.ts';
import { onBothDatabases } from '../gateway/onBothDatabases.ts';
import { pairedRatios } from '../gateway/pairedRatios.ts';
import { portalHeaders } from '../gateway/portalHeaders.ts';
import type { Row } from '../Row.ts';

const bar = 1.3;
const load = { connections: 10, duration: 2 };

export const balance: Row = {
  id: 'balance',
  what: 'gateway: balance read, beside a bare Fastify route that does the same query',
  bar: `≤ ${bar} × the time`,
  how: `${load.connections} connections, ${load.duration} s in turn with the bare route, median of 5 ratios`,
  limitMs: 180_000,
  measure: (scope) =>
    onBothDatabases(scope, { bar }, async (inner, gatewayUrl, { bare, bareTokens, tokens }) => {
      const { hello } = await startBare(inner, 'balanceServer', bare, bareTokens);
      const sent = portalHeaders(tokens.session);
      return pairedRatios(
        () => msPerRequest({ ...load, url: String(hello['url']), headers: sent }),
        () => msPerRequest({ ...load, url: `${gatewayUrl}/api/${calls.getBalance.path}`, headers: sent }),
      );
    }),
};
