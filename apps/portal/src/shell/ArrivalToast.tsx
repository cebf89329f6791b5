import { useToasts } from '@baize/design-system/Toast';
import { useArrival } from '@baize/features/messages';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { layerOf, withLayer } from '../routes/addresses.ts';

/** Long enough to be read and reached; the count of the bar stays. In seconds. */
const arrivalSeconds = 8;

/** Tells a member that a message has arrived, with the way to it unless he is there. Shows nothing itself. */
export function ArrivalToast(): null {
  const { t } = useTranslation('messages');
  const { show } = useToasts();
  const navigate = useNavigate();
  const location = useLocation();
  const layer = layerOf(location.search);
  const isThere = layer && 'center' in layer && layer.center === 'messages';
  // As it is when it is chosen: the page below may be another by then.
  const here = useRef(location);
  useEffect(() => {
    here.current = location;
  });
  useArrival((unread) => {
    const action = { text: t('arrival.open'), onSelect: () => void navigate(withLayer(here.current, { center: 'messages' })) };
    show({
      tone: 'info',
      title: t('arrival'),
      text: t('inbox.unreadCount', { number: unread }),
      seconds: arrivalSeconds,
      about: 'messageArrival',
      ...(!isThere && { action }),
    });
  });
  return null;
}
