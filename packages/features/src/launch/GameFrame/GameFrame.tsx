import type { ReactElement } from 'react';

export interface GameFrameProps {
  /** Address of the game. */
  url: string;
  /** Name of the game. */
  title: string;
  className: string;
}

/** What a provider’s page may do: play, pay by its own forms, and lead back when its player says so. It never moves the portal by itself. */
const allowed = 'allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-top-navigation-by-user-activation';

/** A page of the portal’s own origin could take the fence away by itself; browsers warn of a fence that holds nothing. */
const isForeign = (url: string): boolean => new URL(url, globalThis.location.href).origin !== globalThis.location.origin;

/** A game inside a page of the portal (§4); the gateway’s `frame-src` says whose games may be. */
export function GameFrame({ url, title, className }: GameFrameProps): ReactElement {
  return (
    <iframe className={className} src={url} title={title} allow="fullscreen; autoplay" sandbox={isForeign(url) ? allowed : undefined} />
  );
}
