import { createHmac } from 'node:crypto';
import type { Currency } from '@baize/contract';
import { type SeamlessCall, type SeamlessReply, type SeamlessRequest, seamlessHeaders, seamlessReply } from '@baize/gateway/ports';

export const providerCode = 'sandbox';

/** One call of the seamless-wallet API. Rejects when no readable reply came: the call may or may not have been carried out. */
export type WalletCall = <Name extends SeamlessCall>(call: Name, body: WalletBodies[Name]) => Promise<SeamlessReply>;

/** What a round says of itself: the client adds the money that it is played in. */
export interface WalletBodies {
  balance: SeamlessRequest<'balance'>;
  bet: Omit<SeamlessRequest<'bet'>, 'currency'>;
  win: Omit<SeamlessRequest<'win'>, 'currency'>;
  rollback: SeamlessRequest<'rollback'>;
}

/** Carries a request to the gateway and its reply back. */
export type Send = (
  path: string,
  headers: Readonly<Record<string, string>>,
  rawBody: string,
) => Promise<{ statusCode: number; body: string }>;

interface WalletClientOptions {
  /** Shared with the gateway. */
  secret: string;
  /** Money of the house. */
  currency: Currency;
  send: Send;
  now?: () => number;
}

export function createWalletClient({ secret, currency, send, now = Date.now }: WalletClientOptions): WalletCall {
  return async (call, body) => {
    const rawBody = JSON.stringify('amount' in body ? { ...body, currency } : body);
    const timestamp = String(now());
    const headers = {
      'content-type': 'application/json',
      [seamlessHeaders.provider]: providerCode,
      [seamlessHeaders.timestamp]: timestamp,
      [seamlessHeaders.signature]: createHmac('sha256', secret).update(`${timestamp}.${rawBody}`).digest('hex'),
    };
    const reply = await send(`/provider/v1/${call}`, headers, rawBody);
    return seamlessReply.parse(JSON.parse(reply.body));
  };
}
