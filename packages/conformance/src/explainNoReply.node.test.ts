import { describe, expect, it } from 'vitest';
import { explainNoReply } from './explainNoReply.ts';

/** What Node's `fetch` throws for a cause of this code. */
const failed = (code: string): Error => new TypeError('fetch failed', { cause: Object.assign(new Error('inner'), { code }) });

describe('explainNoReply', () => {
  it.each([
    ['ENOTFOUND', 'no address for the host gateway.example'],
    ['ECONNREFUSED', 'a refused connection at gateway.example:8443'],
    ['EHOSTUNREACH', 'no route to gateway.example:8443'],
    ['CERT_HAS_EXPIRED', 'not valid today'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'a TLS certificate for another host'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'no known authority'],
    ['EPROTO', 'no TLS at gateway.example:8443'],
    ['UND_ERR_CONNECT_TIMEOUT', 'in time'],
    ['ECONNRESET', 'closed before its reply was whole'],
    ['E_NEW', '(TypeError, E_NEW)'],
  ])('%s: says what happened and what mends it', (code, said) => {
    const { got, hint } = explainNoReply(failed(code), 'https://gateway.example:8443/api/');
    expect(got).toContain(said);
    expect(got).not.toContain('fetch failed');
    expect(hint).toMatch(/^[A-Z].+\.$/);
  });

  it('reads the causes that Node gives when a host has several addresses', () => {
    const cause = new AggregateError([Object.assign(new Error('a'), { code: 'ECONNREFUSED' })]);
    expect(explainNoReply(new TypeError('fetch failed', { cause }), 'http://localhost:1/').got).toBe('a refused connection at localhost:1');
  });
});
