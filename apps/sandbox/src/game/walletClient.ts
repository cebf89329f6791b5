import { createHmac } from 'node:crypto';
import { type SeamlessCall, type SeamlessReply, type SeamlessRequest, seamlessHeaders, seamlessReply } from '@baize/gateway/ports';

export const providerCode = 'sandbox';

/** One call of the seamless-wallet API. Rejects when no readable reply came: the call may or may not have been carried out. */
export type WalletCall = <Name extends SeamlessCall>(call: Name, body: SeamlessRequest<Name>) => Promise<SeamlessReply>;

/** Carries a request to the gateway and its reply back. */
export type Send = (
  path: string,
  headers: Readonly<Record<string, string>>,
  rawBody: string,
) => Promise<{ statusCode: number; body: string }>;

interface WalletClientOptions {
  /** Shared with the gateway. */
  secret: string;
  send: Send;
  now?: () => number;
}

export function createWalletClient({ secret, send, now = Date.now }: WalletClientOptions): WalletCall {
  return async (call, body) => {
    const rawBody = JSON.stringify(body);
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
