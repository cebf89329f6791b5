/** What a gateway answered. */
export interface Reply {
  /** Name of the call, or `METHOD path` of what is none. */
  call: string;
  status: number;
  headers: Headers;
  text: string;
  /** The text as JSON; undefined where it is none. */
  body: unknown;
  isJson: boolean;
}

/** What a reply is, in words that go on after “got”. */
export function describeReply({ status, headers, text, body, isJson }: Reply): string {
  if (text === '') return `status ${status} without a body`;
  if (!isJson) {
    const isPage = /^\s*<(?:!doctype|html|head|body)/i.test(text) || (headers.get('content-type') ?? '').includes('html');
    return `status ${status} with ${isPage ? 'an HTML page' : 'a body that is no JSON'} (“${text.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}”)`;
  }
  const { errorCode, message, details } = (body ?? {}) as { errorCode?: unknown; message?: unknown; details?: { fields?: unknown[] } };
  if (typeof errorCode !== 'string') return `status ${status}`;
  const fields = (details?.fields ?? []).map((issue) => (issue as { field?: unknown }).field).join(', ');
  const said = typeof message === 'string' ? ` (“${message.slice(0, 100)}”)` : '';
  return `status ${status} with ${errorCode}${fields && ` for ${fields}`}${said}`;
}
