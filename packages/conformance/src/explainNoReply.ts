/** Codes of Node and of OpenSSL for certificates that a caller may not trust. */
const untrusted = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
];

/** The codes of an error and of what caused it, the outermost first. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const parts = error instanceof AggregateError ? error.errors.flatMap(codesOf) : [];
  const code = 'code' in error && typeof error.code === 'string' ? [error.code] : [error.name];
  return [...code, ...parts, ...codesOf(error.cause)];
}

/** What a failed request of Node's `fetch` means, and what mends it. */
export function explainNoReply(error: unknown, address: string): { got: string; hint: string } {
  const { hostname, host, protocol } = new URL(address);
  const codes = codesOf(error);
  const hasAny = (...wanted: string[]): boolean => codes.some((code) => wanted.includes(code));
  if (hasAny('ENOTFOUND', 'EAI_AGAIN'))
    return { got: `no address for the host ${hostname}`, hint: 'Mend the spelling of the host, or its DNS record.' };
  if (hasAny('ECONNREFUSED'))
    return { got: `a refused connection at ${host}`, hint: 'Start the gateway, and mend the port: nothing listens there.' };
  if (hasAny('EHOSTUNREACH', 'ENETUNREACH'))
    return { got: `no route to ${host}`, hint: 'Look at the network, the VPN or the firewall between this machine and the gateway.' };
  if (hasAny('CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID'))
    return { got: `a TLS certificate of ${hostname} that is not valid today`, hint: 'Renew the certificate.' };
  if (hasAny('ERR_TLS_CERT_ALTNAME_INVALID'))
    return { got: 'a TLS certificate for another host', hint: `Have the certificate name ${hostname}.` };
  if (hasAny(...untrusted))
    return {
      got: `a TLS certificate of ${hostname} that no known authority has signed`,
      hint: 'Send the whole chain, or name your own authority to Node by NODE_EXTRA_CA_CERTS.',
    };
  if (hasAny('EPROTO', 'ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_SSL_PACKET_LENGTH_TOO_LONG'))
    return {
      got: `no TLS at ${host}`,
      hint: 'The server speaks HTTP without TLS there: begin the address with http://, or mend the port.',
    };
  if (hasAny('TimeoutError', 'UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'))
    return { got: `no reply from ${host} in time`, hint: 'Look for a firewall that drops packets, or raise --timeout.' };
  if (hasAny('ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'HPE_INVALID_CONSTANT', 'HPE_INVALID_HEADER_TOKEN'))
    return {
      got: `a connection that ${host} closed before its reply was whole`,
      hint:
        protocol === 'http:'
          ? 'Look at the log of the gateway; where the port speaks TLS, begin the address with https://.'
          : 'Look at the log of the gateway or of the proxy before it.',
    };
  return { got: `no reply from ${host} (${codes.join(', ') || 'cause unknown'})`, hint: 'Ask for the address with curl on this machine.' };
}
