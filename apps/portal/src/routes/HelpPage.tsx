import { HelpCenter } from '@baize/features/help';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { addresses, anchorOf } from './addresses.ts';
import { usePageTitle } from './usePageTitle.ts';

/** The help centre, open at what the address names (§2 /web/helpmc). */
export function HelpPage(): ReactElement {
  const { t } = useTranslation('help');
  usePageTitle(t('title'));
  const { hash, key } = useLocation();
  return (
    <HelpCenter
      anchor={anchorOf(hash) || undefined}
      visit={key}
      menuHref={addresses.help}
      hrefOf={addresses.helpAt}
      feedbackHref={addresses.feedback}
      applicationHref={addresses.workCenter}
    />
  );
}
