import fp from 'fastify-plugin';

/** Nothing inline and nothing from elsewhere; a route may send a narrower policy of its own. */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "form-action 'self'",
].join('; ');

const headers: Record<string, string> = {
  'content-security-policy': policy,
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
export const security = fp(async (app, { isHttps }: { isHttps: boolean }) => {
  const all = isHttps ? { ...headers, 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : headers;
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(all);
    done();
  });
});
