import type * as z from 'zod/mini';
import type { ErrorCode } from '../errors.ts';
import type { Role } from './roles.ts';

/** HTTP methods that a call may use. GET and DELETE send their request as a query. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `public`: no session needed, one is read when sent. Otherwise the roles that may call (§6). */
export type Auth = 'public' | readonly Exclude<Role, 'visitor'>[];

/** Definition of one call of §7. */
export interface CallDefinition<Request extends z.ZodMiniType, Response extends z.ZodMiniType> {
  /** §7's path, without leading slash, below the gateway's base address. */
  path: string;
  method: Method;
  auth: Auth;
  /** Whether it writes: a session whose password has to be changed may not make it. Default: every method but GET. */
  changes?: boolean;
  /** It answers while the portal is closed, since it says so or is needed to know (§4). Default false. */
  openWhileClosed?: boolean;
  /** It changes something, and a session whose password has to be changed may make it all the same (§4). Default false. */
  openBeforePasswordChange?: boolean;
  /** The body travels as `{ value: <JWE> }` with the encryption header (§7), dated by the gateway's clock and read once. */
  encrypted?: boolean;
  /** The body travels as `application/x-www-form-urlencoded` (§7). A gateway takes JSON as well. */
  form?: boolean;
  /** The call moves money: it carries an idempotency key, and is never retried behind the player's back. */
  idempotent?: boolean;
  /**
   * Request and reply carry a `version`: where both are the same, the reply belongs to its address and may be kept for good.
   * @default false: no reply is kept by a browser.
   */
  versioned?: boolean;
  /** Bytes of the largest body, where it may be larger than the others': it carries a picture. */
  largestBody?: number;
  /** Query of a GET or DELETE, JSON body of the others. Query values arrive as strings: coerce them. */
  request: Request;
  /** Schema of the envelope's `value`. */
  response: Response;
  /** A request that a gateway understands, as its caller hands it in: for the OpenAPI document and the conformance suite. */
  example: z.input<Request>;
  /** The call's own errors, beside those of any call. Default none. */
  errors?: readonly ErrorCode[];
  /** One sentence for the OpenAPI document. */
  summary: string;
}

/** A defined call: a definition with every default filled in. Made by {@link defineCall} alone. */
export interface Call<Request extends z.ZodMiniType = z.ZodMiniType, Response extends z.ZodMiniType = z.ZodMiniType>
  extends Omit<
    CallDefinition<Request, Response>,
    'changes' | 'openWhileClosed' | 'openBeforePasswordChange' | 'encrypted' | 'form' | 'idempotent' | 'versioned' | 'errors'
  > {
  changes: boolean;
  openWhileClosed: boolean;
  openBeforePasswordChange: boolean;
  encrypted: boolean;
  form: boolean;
  idempotent: boolean;
  versioned: boolean;
  errors: readonly ErrorCode[];
}

/** A request after its schema: defaults are filled. */
export type RequestOf<C> = C extends Call<infer Request, z.ZodMiniType> ? z.output<Request> : never;
/** A request before its schema: fields with a default may be left out. */
export type RequestInputOf<C> = C extends Call<infer Request, z.ZodMiniType> ? z.input<Request> : never;
/** The envelope's `value`. */
export type ResponseOf<C> = C extends Call<z.ZodMiniType, infer Response> ? z.output<Response> : never;

/** Defines one call of §7. The client, the routes, the OpenAPI document, the mocks and the conformance suite come from it. */
// The note lets a bundler drop the calls that a page never makes.
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  definition: CallDefinition<Request, Response>,
): Call<Request, Response> {
  const { errors = [], encrypted = false, form = false, idempotent = false, versioned = false, ...rest } = definition;
  const { changes = rest.method !== 'GET', openWhileClosed = false, openBeforePasswordChange = false } = rest;
  return { ...rest, changes, openWhileClosed, openBeforePasswordChange, encrypted, form, idempotent, versioned, errors };
}

/** `aud` of an encrypted body's protected header: it binds the body to its call. */
export const audienceOf = ({ method, path }: Pick<Call, 'method' | 'path'>): string => `${method} ${path}`;
