import { useMediaQuery } from '@baize/features/core';
import { useSyncExternalStore } from 'react';

/** What Chromium fires; no standard has it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const offerEvent = 'baize-install-offer';
/** What `boot.js` has kept. */
const store = globalThis as { baizeInstallOffer?: InstallOffer | undefined };

function subscribe(listener: () => void): () => void {
  addEventListener(offerEvent, listener);
  return () => removeEventListener(offerEvent, listener);
}

/** Whether the lite app can be installed by a button here; an offer is good once. */
export function useInstall(): { install: 'offered' | 'installed' | 'byMenu'; installApp(): void } {
  const isInstalled = useMediaQuery('(display-mode: standalone)');
  const offer = useSyncExternalStore(subscribe, () => store.baizeInstallOffer);
  const installApp = (): void => {
    if (!offer) return;
    store.baizeInstallOffer = undefined;
    dispatchEvent(new Event(offerEvent));
    void offer.prompt();
  };
  return { install: isInstalled ? 'installed' : offer ? 'offered' : 'byMenu', installApp };
}
