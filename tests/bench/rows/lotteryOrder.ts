import { randomUUID } from 'node:crypto';
import { calls, headers } from '@baize/contract';
import { startBare } from '../bareGateway/startBare.ts';
import { benchLottery, fundPayers, openPeriod, tenBets } from '../gateway/bettors.ts';
import { msPerRequest } from '../gateway/msPerRequest.ts';
import { onBothDatabases } from '../gateway/onBothDatabases.ts';
import { pairedRatios } from '../gateway/pairedRatios.ts';
import { insertPayers, payerCount, payerToken } from '../gateway/payers.ts';
import { portalHeaders } from '../gateway/portalHeaders.ts';
import type { Twins } from '../gateway/seededDatabase.ts';
import type { Row } from '../Row.ts';

const bar = 1.5;
const seconds = 2;

export const lotteryOrder: Row = {
  id: 'lottery-order',
  what: 'gateway: an order of ten lines on a lottery, beside the same SQL run bare',
  bar: `≤ ${bar} × the time`,
  how: `orders over HTTP, one after the other, ${seconds} s in turn with the same statements on the driver, median of 5 ratios`,
  limitMs: 300_000,
  measure: (scope) => {
    const prepare = async ({ gateway, bare }: Twins) => {
      for (const place of [bare, gateway]) {
        await insertPayers(place);
        await fundPayers(place);
      }
    };
    return onBothDatabases(scope, { bar, prepare }, async (inner, gatewayUrl, { bare, bareTokens }) => {
      const loop = await startBare(inner, 'lotteryOrderLoop', bare, bareTokens);
      const body = JSON.stringify({ lottery: benchLottery.code, period: openPeriod, bets: tenBets });
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
            url: `${gatewayUrl}/api/${calls.submitLotteryOrder.path}`,
            connections: 1,
            duration: seconds,
            requests: [{ method: 'POST', body, setupRequest: (request) => ({ ...request, headers: nextHeaders() }) }],
          }),
      );
    });
  },
};
