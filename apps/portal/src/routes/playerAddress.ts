import { matchPath, type PathMatch } from 'react-router-dom';

/** Of the player page, as the router reads it; `addresses.play` makes one. */
export const playerPattern = '/play/:nodeId';

/** As it was before it was encoded, but for strokes within a part; as it stands where it can't be read. */
function decodedPath(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

/** What an address makes of a pattern; null where it is of another page. */
export const matchAddress = (pattern: string, pathname: string): PathMatch | null => matchPath(pattern, decodedPath(pathname));

/** The node id that the address of a player page holds; empty for any other. */
export const nodeIdOf = (pathname: string): string => matchAddress(playerPattern, pathname)?.params['nodeId'] ?? '';
