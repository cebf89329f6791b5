import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryProps } from '../core/index.ts';
import { FundPasswordPage } from '../security/index.ts';

/** The fund password within the downline, with its way back. */
export function DownlineFundPassword({ hrefOf }: EntryProps): ReactElement {
  const { t } = useTranslation('agent-center');
  return <FundPasswordPage overviewHref={hrefOf({ agent: 'downlineManagement', page: 'transfer' })} backText={t('downlines.transfer')} />;
}
