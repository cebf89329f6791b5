import { useTranslation } from 'react-i18next';
import { useLogout } from '../../core/index.ts';

interface LogoutQuestion {
  title: string;
  message: string;
  okText: string;
}

/**
 * Asks first, then ends the session (§4 Logout).
 * @param ask shows the question; `true` when the player is sure.
 * @param onLoggedOut the session has ended on this device.
 */
export function useConfirmedLogout(ask: (question: LogoutQuestion) => Promise<boolean>, onLoggedOut: () => void): () => Promise<void> {
  const { t } = useTranslation('shell');
  const logOut = useLogout();
  return async () => {
    if (!(await ask({ title: t('logOut'), message: t('logOutQuestion'), okText: t('logOut') }))) return;
    void logOut();
    onLoggedOut();
  };
}
