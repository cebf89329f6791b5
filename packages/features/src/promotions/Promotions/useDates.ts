import type { Promotion } from '@baize/contract';
import { useTranslation } from 'react-i18next';
import { formatInZone, useBrandZone } from '../../core/index.ts';

const lengthOfDay = 'yyyy-MM-dd'.length;

/** The date that matters in a promotion's state: when it begins or ends, until when to claim, or when it came to this. */
export function useDates(): { dayOf(iso: string): string; dateOf(promotion: Promotion): string } {
  const { t } = useTranslation('promotions');
  const zone = useBrandZone();
  const dayOf = (iso: string): string => formatInZone(iso, zone).slice(0, lengthOfDay);
  return {
    dayOf,
    dateOf: ({ status, entry, releasesAt, endsAt }) => {
      if (status === 'comingSoon' && releasesAt) return t('from', { day: dayOf(releasesAt) });
      if (status === 'claim' && entry?.claimUntil) return t('claimBy', { day: dayOf(entry.claimUntil) });
      if (entry) return t('on', { day: dayOf(entry.at) });
      if (!endsAt) return '';
      return status === 'close' ? t('on', { day: dayOf(endsAt) }) : t('until', { day: dayOf(endsAt) });
    },
  };
}
