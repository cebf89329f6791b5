import { formatMoney } from '@baize/design-system';
import { useToasts } from '@baize/design-system/Toast';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInZone, useLanguage, usePermission } from '../../core/index.ts';
import { useTransferArrivals } from './useTransferArrivals.ts';

export interface TransferArrivalProps {
  /** Leads to the list of transfers; undefined for an agent who is there. */
  onOpen: (() => void) | undefined;
}

/** Long enough to be read and reached; the list of transfers stays. In seconds. */
const arrivalSeconds = 8;

/** Tells an agent, who loads no messages (§6), that money has come: sender, amount and time (§3). Shows nothing itself. */
export function TransferArrival({ onOpen }: TransferArrivalProps): null {
  const { t } = useTranslation('notices');
  const { show } = useToasts();
  const language = useLanguage();
  const permission = usePermission();
  // As it is when it is chosen: the page below may be another by then.
  const wayOn = useRef(onOpen);
  useEffect(() => {
    wayOn.current = onOpen;
  });
  useTransferArrivals(
    permission &&
      (({ sender, amount, at }) =>
        show({
          tone: 'info',
          title: t('transferArrival'),
          text: t('transferArrival.about', {
            sender,
            amount: formatMoney(amount, { currency: permission.currency, language, signed: false }),
            time: formatInZone(at, permission.timeZone),
          }),
          seconds: arrivalSeconds,
          ...(onOpen && { action: { text: t('transferArrival.open'), onSelect: () => wayOn.current?.() } }),
        })),
  );
  return null;
}
