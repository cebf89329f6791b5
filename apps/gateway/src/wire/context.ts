import type { Call, Language, RequestOf, ResponseOf } from '@baize/contract';
import type { Tx } from '../db/database.ts';
import type { Identity } from '../domains/session/identity.ts';
import { AppError } from './AppError.ts';
import type { CallingBrowser } from './browserKey.ts';

/** Arguments of a handler. The request has passed its schema, and the call allows the caller's role (§6). */
export interface CallContext<C extends Call> {
  request: RequestOf<C>;
  /** The caller; undefined for a visitor of a public call. */
  identity: Identity | undefined;
  language: Language;
  ip: string;
  /** Host name that was asked, without its port. */
  host: string;
  userAgent: string;
  requestId: string;
  browser: CallingBrowser;
  /**
   * For calls that move money: runs the effect in one transaction with its idempotency key and its reply.
   * A refusal that the effect throws undoes all three, so the same key may be tried again.
   */
  once(effect: (tx: Tx) => Promise<ResponseOf<C>>): Promise<ResponseOf<C>>;
}

export type Handler<C extends Call> = (context: CallContext<C>) => Promise<ResponseOf<C>>;

/**
 * The caller of a call that needs a session.
 * @throws AppError `customer.not.login`
 */
export function signedIn(context: { identity: Identity | undefined }): Identity {
  if (!context.identity) throw new AppError('customer.not.login');
  return context.identity;
}
