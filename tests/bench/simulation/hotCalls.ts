import { createHmac, randomUUID } from 'node:crypto';
import { calls, headers } from '@baize/contract';
import type autocannon from 'autocannon';
import { dayIn } from '../../../apps/gateway/src/domains/records/readPeriod.ts';
import { seamlessHeaders } from '../../../apps/gateway/src/providers/game/seamless.ts';
import { testTimeZone } from '../../../apps/gateway/src/testingZone.ts';
import { portalHeaders } from '../gateway/portalHeaders.ts';
import { knownPlayers, nameOf, type Population, placeOfKnown, tokenOf } from './fillPlayers.ts';

/** A request of one player; each of the known ones in turn. */
type RequestOf = (place: number) => autocannon.Request;

const daysAgo = (days: number): string => dayIn(testTimeZone, new Date(Date.now() - days * 86_400_000));
const period = `from=${daysAgo(29)}&to=${daysAgo(0)}`;
const read =
  (path: string): RequestOf =>
  (place) => ({ method: 'GET', path: `/api/${path}`, headers: portalHeaders(tokenOf(place, 'session')) });

/** What the portal and the providers ask for most, by what it is. */
export const hotCalls = (providerSecret: string): Record<string, RequestOf> => ({
  'a session and its player': read(calls.getMemberInfo.path),
  'the balance': read(calls.getBalance.path),
  'an account by its name': (place) => ({
    method: 'GET',
    path: `/api/${calls.checkUsername.path}?username=${nameOf(place)}`,
    headers: portalHeaders(''),
  }),
  'a page of bets of 30 days': read(`${calls.listBets.path}?${period}&size=20`),
  'a page of changes of 30 days': read(`${calls.listTransactions.path}?${period}&size=20`),
  'profit and loss of 30 days': read(`${calls.getProfitAndLoss.path}?${period}`),
  'a bet': (place) => {
    const bet = { session: tokenOf(place, 'game'), transactionId: randomUUID(), roundId: randomUUID(), amount: 1, currency: 'VND' };
    const body = JSON.stringify(bet);
    const timestamp = String(Date.now());
    const signature = createHmac('sha256', providerSecret).update(`${timestamp}.`).update(body).digest('hex');
    const signed = {
      [seamlessHeaders.provider]: 'sandbox',
      [seamlessHeaders.timestamp]: timestamp,
      [seamlessHeaders.signature]: signature,
    };
    return { method: 'POST', path: '/provider/v1/bet', body, headers: { 'content-type': 'application/json', ...signed } };
  },
  'a deposit order': (place) => ({
    method: 'POST',
    path: `/api/${calls.createDeposit.path}`,
    body: JSON.stringify({ channelId: 'acb', amount: 1_000 }),
    headers: { ...portalHeaders(tokenOf(place, 'session')), 'content-type': 'application/json', [headers.idempotencyKey]: randomUUID() },
  }),
});

/** Requests of the known players of a population, one after the other and over again. */
export function inTurn(requestOf: RequestOf, population: Population): autocannon.Request {
  let made = 0;
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    made += 1;
    return { ...request, ...requestOf(placeOfKnown(made % knownPlayers, population)) };
  };
  return { setupRequest };
}
