import { randomUUID } from 'node:crypto';
import { calls, headers } from '@baize/contract';
import { startBare } from '../bareGateway/startBare.ts';
import { insertRains } from '../gateway/fallingRains.ts';
import { msPerRequest } from '../gateway/msPerRequest.ts';
import { onBothDatabases } from '../gateway/onBothDatabases.ts';
import { pairedRatios } from '../gateway/pairedRatios.ts';
import { insertPayers, payerCount, payerToken } from '../gateway/payers.ts';
import { portalHeaders } from '../gateway/portalHeaders.ts';
import type { Twins } from '../gateway/seededDatabase.ts';
import type { Row } from '../Row.ts';

const bar = 1.5;
const seconds = 2;

export const rainClaim: Row = {
  id: 'rain-claim',
  what: 'gateway: a claim of the red rain, beside the same SQL run bare',
  bar: `≤ ${bar} × the time`,
  how: `claims over HTTP, one after the other, ${seconds} s in turn with the same statements on the driver, median of 5 ratios`,
  limitMs: 300_000,
  measure: (scope) => {
    let rains: string[] = [];
    const prepare = async ({ gateway, bare }: Twins) => {
      for (const place of [bare, gateway]) {
        await insertPayers(place);
        rains = await insertRains(place);
      }
    };
    return onBothDatabases(scope, { bar, prepare }, async (inner, gatewayUrl, { bare, bareTokens }) => {
      const loop = await startBare(inner, 'rainClaimLoop', bare, bareTokens);
      let made = -1;
      /** Each player claims of each rain once. */
      const next = () => {
        made += 1;
        const rainId = rains[Math.floor(made / payerCount)];
        if (rainId === undefined) throw new Error('no rain is left');
        return {
          headers: {
            ...portalHeaders(payerToken(made % payerCount)),
            'content-type': 'application/json',
            [headers.idempotencyKey]: randomUUID(),
          },
          body: JSON.stringify({ rainId }),
        };
      };
      return pairedRatios(
        async () => Number((await loop.ask(seconds * 1_000))['msPerStep']),
        () =>
          msPerRequest({
            url: `${gatewayUrl}/api/${calls.claimRain.path}`,
            connections: 1,
            duration: seconds,
            requests: [{ method: 'POST', setupRequest: (request) => ({ ...request, ...next() }) }],
          }),
      );
    });
  },
};
