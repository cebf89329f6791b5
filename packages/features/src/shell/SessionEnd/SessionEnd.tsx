import { useDialogs } from '@baize/design-system';
import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession, useSessionStore } from '../../core/index.ts';

/** Says once why a session ended, then hands over (§8: dialog, then back to the web home). Renders nothing of its own. */
export function SessionEnd({ onAcknowledged, onEnded }: { onEnded(): void; onAcknowledged(): void }): ReactElement | null {
  const { t } = useTranslation('shell');
  const dialogs = useDialogs();
  const session = useSession();
  const store = useSessionStore();
  const endedBy = session.status === 'visitor' ? session.endedBy : undefined;
  const isTold = useRef(false);
  useEffect(() => {
    if (!endedBy) {
      isTold.current = false;
      return;
    }
    if (isTold.current) return;
    isTold.current = true;
    onEnded();
    void dialogs.alert({ title: t('sessionEnded'), message: t(`sessionEnded.${endedBy}`) }).then(() => {
      store.acknowledgeEnd();
      onAcknowledged();
    });
  }, [endedBy, dialogs, store, t, onEnded, onAcknowledged]);
  return null;
}
