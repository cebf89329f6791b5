import { LiteAppBarView } from '@baize/features/shell';
import type { ReactElement } from 'react';
import { useOffline } from '../pwa/useOffline.ts';
import { useWorkerUpdate } from '../pwa/useWorkerUpdate.ts';

const nothing = (): void => undefined;

/** The lite app's worker, and what it has to say. */
export function PortalLiteApp(): ReactElement {
  const update = useWorkerUpdate();
  const isOffline = useOffline();
  return (
    <LiteAppBarView
      isOffline={isOffline}
      hasUpdate={update !== undefined}
      onReload={update?.apply ?? nothing}
      onPutOff={update?.putOff ?? nothing}
    />
  );
}
