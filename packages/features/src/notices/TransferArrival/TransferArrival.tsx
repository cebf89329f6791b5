import { formatMoney } from '@baize/design-system';
import { useToasts } from '@baize/design-system/Toast';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment, useLanguage, usePermission } from '../../core/index.ts';
import { type TransferArrival as Arrival, useTransferArrivals } from './useTransferArrivals.ts';

export interface TransferArrivalProps {
  /** Leads to the list of transfers; undefined for an agent who is there. */
  onOpen: (() => void) | undefined;
}

/** Long enough to be read and reached; the list of transfers stays. In seconds. */
const arrivalSeconds = 8;

/**
 * Tells an agent, who loads no messages (§6), that money has come: sender, amount and time (§3). What comes while that stands is counted in it, so
 * that of many after a lost connection none goes unsaid. Shows nothing itself.
 */
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
  const untold = useRef<readonly Arrival[]>([]);
  useTransferArrivals(
    permission &&
      ((arrivals) => {
        const standing = [...untold.current, ...arrivals];
        untold.current = standing;
        const { sender, at } = arrivals.at(-1) ?? arrivals[0];
        const sum = standing.reduce((total, { amount }) => total + amount, 0);
        const words = {
          number: standing.length,
          sender,
          amount: formatMoney(sum, { currency: permission.currency, language, signed: false }),
          time: formatMoment(at, permission.timeZone),
        };
        const isOne = standing.length === 1;
        show({
          tone: 'info',
          title: isOne ? t('transferArrival') : t('transferArrival.many', words),
          text: isOne ? t('transferArrival.about', words) : t('transferArrival.manyAbout', words),
          seconds: arrivalSeconds,
          about: 'transferArrivals',
          onClose: () => {
            untold.current = [];
          },
          ...(onOpen && { action: { text: t('transferArrival.open'), onSelect: () => wayOn.current?.() } }),
        });
      }),
  );
  return null;
}
