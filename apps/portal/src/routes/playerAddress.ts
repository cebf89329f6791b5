import { matchPath } from 'react-router-dom';
import { decodedPart } from './addresses.ts';

/** Of the player page, as the router reads it; `addresses.play` makes one. */
export const playerPattern = '/play/:nodeId';

/** The node id that the address of a player page holds; empty for one that can't be read. */
export const nodeIdOf = (pathname: string): string => decodedPart(matchPath(playerPattern, pathname)?.params.nodeId ?? '');
