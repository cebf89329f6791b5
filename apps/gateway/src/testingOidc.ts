import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import Provider from 'oidc-provider';
import { escapeHtml } from './pages/html.ts';

export interface TestOidcOptions {
  /** 0 picks a free one. */
  port?: number;
  title: string;
  clientId: string;
  clientSecret: string;
  /** Where the portal takes browsers back. */
  redirectUri: string;
}

export interface TestOidc {
  issuer: string;
  /** Overrides claims of the provider's next ID tokens; undefined ends it. */
  tamper: ((claims: JWTPayload) => JWTPayload) | undefined;
  /** Whether what it tampers with is signed by a key that it does not publish, as who forges a token would. */
  isForging: boolean;
  close(): Promise<void>;
}

const page = (title: string, uid: string) => `<!doctype html><html lang="en"><title>${escapeHtml(title)}</title><main>
<h1>${escapeHtml(title)}</h1><form method="post" action="/interaction/${escapeHtml(uid)}">
<label>Name <input name="login" autocomplete="off"></label>
<button name="answer" value="yes">Continue</button> <button name="answer" value="no">Cancel</button></form></main></html>`;

async function readForm(request: AsyncIterable<Uint8Array>): Promise<URLSearchParams> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

/** A real server of OpenID Connect for tests, on this machine: its one page logs in any name. */
export async function startTestOidc({ port = 0, title, clientId, clientSecret, redirectUri }: TestOidcOptions): Promise<TestOidc> {
  const server: Server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = await generateKeyPair('RS256', { extractable: true });
  const forged = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(keys.privateKey)), kid: 'test', alg: 'RS256', use: 'sig' };
  const test: TestOidc = {
    issuer,
    tamper: undefined,
    isForging: false,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri], response_types: ['code'] }],
    jwks: { keys: [jwk as never] },
    cookies: {
      keys: ['a secret of tests'],
      // Cookies know no ports: two providers on one machine must not share them.
      names: { session: `s-${clientId}`, interaction: `i-${clientId}`, resume: `r-${clientId}` },
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, email: `${id}@mail.example`, email_verified: true }) }),
    // One page asks for both: the name, and the consent.
    loadExistingGrant: async (context) => {
      const grant = new context.oidc.provider.Grant({ clientId, accountId: context.oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    if (!context.path.startsWith('/interaction/')) return next();
    if (context.method === 'GET') {
      context.type = 'html';
      context.body = page(title, context.path.split('/').at(-1) ?? '');
      return;
    }
    const form = await readForm(context.req);
    const result =
      form.get('answer') === 'yes'
        ? { login: { accountId: form.get('login') ?? '' } }
        : { error: 'access_denied', error_description: 'no' };
    context.redirect(await provider.interactionResult(context.req, context.res, result));
  });
  provider.use(async (context, next) => {
    await next();
    const body = context.body as { id_token?: string } | undefined;
    if (context.path !== '/token' || !test.tamper || !body?.id_token) return;
    const claims = test.tamper(decodeJwt(body.id_token));
    const { privateKey } = test.isForging ? forged : keys;
    context.body = { ...body, id_token: await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'test' }).sign(privateKey) };
  });
  server.on('request', provider.callback());
  return test;
}

/** Does a person's steps at that page, without a browser. @returns the address that the browser is sent back to. */
export async function visitOidc(authorizationUrl: string, redirectUri: string, answer: { login: string } | 'cancel'): Promise<string> {
  const jar = new Map<string, string>();
  const ask = async (url: string, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';')[0]?.split(/=(.*)/s) ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return response;
  };
  let url = authorizationUrl;
  for (let step = 0; step < 8 && !url.startsWith(redirectUri); step += 1) {
    const isPage = new URL(url).pathname.startsWith('/interaction/');
    const form = new URLSearchParams(answer === 'cancel' ? { answer: 'no' } : { answer: 'yes', login: answer.login });
    const response = await ask(url, isPage ? { method: 'POST', body: form } : {});
    const next = response.headers.get('location');
    if (!next) throw new Error(`${url} answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
    url = new URL(next, url).href;
  }
  return url;
}
