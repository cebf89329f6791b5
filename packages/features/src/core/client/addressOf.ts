import type { Call } from '@baize/contract';

/** Whether a call says in its address what it asks for; any other has a body. */
export const isInQuery = ({ method }: Call): boolean => method === 'GET' || method === 'DELETE';

/** As a query, or as a body of `application/x-www-form-urlencoded` (§7: the forgotten password by e-mail). */
export const valuesOf = (values: unknown): URLSearchParams =>
  new URLSearchParams(
    Object.entries(values as object)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

/** Where a call goes to. */
export function addressOf(call: Call, request: unknown, baseUrl: string): URL {
  const address = new URL(call.path, baseUrl);
  if (isInQuery(call)) address.search = String(valuesOf(request));
  return address;
}
