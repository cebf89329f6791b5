import { randomUUID } from 'node:crypto';
import { calls, headers } from '@baize/contract';
import { startBare } from '../bareGateway/startBare.ts';
import { msPerRequest } from '../gateway/msPerRequest.ts';
import { onBothDatabases } from '../gateway/onBothDatabases.ts';
import { pairedRatios } from '../gateway/pairedRatios.ts';
import { insertPayers, payerCount, payerToken } from '../gateway/payers.ts';
import { portalHeaders } from '../gateway/portalHeaders.ts';
import type { Twins } from '../gateway/seededDatabase.ts';
import type { Row } from '../Row.ts';

/** The bench's own: DESIGN §6 has none. Why it is not the bet's 1.5 stands in docs/bench.md. */
const bar = 1.65;
const seconds = 2;

export const deposit: Row = {
  id: 'deposit',
  what: 'gateway: a deposit order, beside the same SQL run bare',
  bar: `≤ ${bar} × the time`,
  how: `orders over HTTP, one after the other, ${seconds} s in turn with the same statements on the driver, median of 5 ratios`,
  limitMs: 300_000,
  measure: (scope) => {
    const prepare = async ({ gateway, bare }: Twins) => {
      await insertPayers(gateway);
      await insertPayers(bare);
    };
    return onBothDatabases(scope, { bar, prepare }, async (inner, gatewayUrl, { bare, bareTokens }) => {
      const loop = await startBare(inner, 'depositLoop', bare, bareTokens);
      const body = JSON.stringify({ channelId: 'acb', amount: 1_000 });
      let made = 0;
      const nextHeaders = () => {
        made += 1;
        return {
          ...portalHeaders(payerToken(made % payerCount)),
          'content-type': 'application/json',
          [headers.idempotencyKey]: randomUUID(),
        };
      };
      return pairedRatios(
        async () => Number((await loop.ask(seconds * 1_000))['msPerStep']),
        () =>
          msPerRequest({
            url: `${gatewayUrl}/api/${calls.createDeposit.path}`,
            connections: 1,
            duration: seconds,
            requests: [{ method: 'POST', body, setupRequest: (request) => ({ ...request, headers: nextHeaders() }) }],
          }),
      );
    });
  },
};
