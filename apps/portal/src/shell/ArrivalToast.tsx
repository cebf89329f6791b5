import { useToasts } from '@baize/design-system/Toast';
import { useArrival, useRewardArrivals } from '@baize/features/messages';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { layerOf, withLayer } from '../routes/addresses.ts';

/** Long enough to be read and reached; the count of the bar stays. In seconds. */
const arrivalSeconds = 8;

/** Tells a member that a message or a reward has arrived, with the way to it unless he is there. Shows nothing itself. */
export function ArrivalToast(): null {
  const { t } = useTranslation('messages');
  const { show } = useToasts();
  const navigate = useNavigate();
  const location = useLocation();
  const layer = layerOf(location.search);
  const place = layer && 'center' in layer ? layer.center : undefined;
  // As it is when it is chosen: the page below may be another by then.
  const here = useRef(location);
  useEffect(() => {
    here.current = location;
  });
  const wayTo = (center: 'messages' | 'rewardCenter', text: string) =>
    place !== center && { action: { text, onSelect: () => void navigate(withLayer(here.current, { center })) } };
  // Rewards of a toast that stands.
  const told = useRef(0);
  useRewardArrivals((come) => {
    told.current += come;
    show({
      tone: 'info',
      title: t('rewards', { count: told.current }),
      text: t('rewards.about'),
      seconds: arrivalSeconds,
      about: 'rewardArrival',
      onClose: () => {
        told.current = 0;
      },
      ...wayTo('rewardCenter', t('rewards.open')),
    });
  });
  useArrival((unread) => {
    show({
      tone: 'info',
      title: t('arrival'),
      text: t('inbox.unreadCount', { number: unread }),
      seconds: arrivalSeconds,
      about: 'messageArrival',
      ...wayTo('messages', t('arrival.open')),
    });
  });
  return null;
}
