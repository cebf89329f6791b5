import { useDialogs } from '@baize/design-system';
import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession, useSessionStore } from '../../core/index.ts';

export interface SessionEndProps {
  onEnded(): void;
  onAcknowledged(): void;
  /** In place of `onAcknowledged`: the player has logged in again in another tab while the dialog stood here. */
  onResumed(): void;
}

/** Says once why a session ended, then hands over (§8: dialog, then back to the web home). Renders nothing of its own. */
export function SessionEnd({ onAcknowledged, onEnded, onResumed }: SessionEndProps): ReactElement | null {
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
      if (store.get().status === 'visitor') onAcknowledged();
      else onResumed();
    });
  }, [endedBy, dialogs, store, t, onEnded, onAcknowledged, onResumed]);
  return null;
}
