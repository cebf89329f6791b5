/**
 * Makes an absolute address of what the gateway answered.
 * @returns undefined for an empty address, or one that is not http(s).
 */
export function launchAddress(gameUrl: string, baseUrl: string): string | undefined {
  if (gameUrl === '' || !URL.canParse(gameUrl, baseUrl)) return undefined;
  const url = new URL(gameUrl, baseUrl);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}
