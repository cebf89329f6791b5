import fp from 'fastify-plugin';

export interface SecurityOptions {
  isHttps: boolean;
  /** Origins of games that open in a frame of the portal. */
  frameOrigins: readonly string[];
  /** Origins of art that the gateway does not draw itself. */
  imageOrigins: readonly string[];
  /** The portal's other domains, whose speed it measures. */
  connectOrigins: readonly string[];
}

/** Nothing inline, and nothing from elsewhere but games and pictures of the named origins; a route may send a narrower policy of its own. */
function policyOf({ frameOrigins, imageOrigins, connectOrigins }: SecurityOptions): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' data:", ...imageOrigins].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connectOrigins].join(' '),
    ["frame-src 'self'", ...frameOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "form-action 'self'",
  ].join('; ');
}

const headers: Record<string, string> = {
  // The portal keeps hold of the game's window that it opened, to lead it to the game or to close it (§4).
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'SAMEORIGIN',
};

/**
 * Response headers of every page and call (OWASP Secure Headers). They never change while the process runs, so they are
 * written down here: putting them together anew for each request is a tenth of a short call's time.
 */
export const security = fp(async (app, options: SecurityOptions) => {
  const all = {
    ...headers,
    'content-security-policy': policyOf(options),
    ...(options.isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(all);
    done();
  });
});
