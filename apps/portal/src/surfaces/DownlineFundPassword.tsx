import type { EntryProps } from '@baize/features/core';
import { FundPasswordPage } from '@baize/features/security';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The fund password within the downline, with its way back. */
export function DownlineFundPassword({ hrefOf }: EntryProps): ReactElement {
  const { t } = useTranslation('agent-center');
  return <FundPasswordPage overviewHref={hrefOf({ agent: 'downlineManagement', page: 'transfer' })} backText={t('downlines.transfer')} />;
}
