import type { Notice } from '@baize/contract';
import { Ticker } from '@baize/design-system';
import { megaphoneIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

export interface NoticeTickerViewProps {
  /** Newest first; without any nothing is drawn. */
  notices: readonly Notice[];
  /** Where a notice can be read. */
  hrefOf(noticeId: string): string;
}

/** The newest titles run by; each leads to its notice. */
export function NoticeTickerView({ notices, hrefOf }: NoticeTickerViewProps): ReactElement {
  const { t } = useTranslation('notices');
  const items = notices.map(({ id, title }) => ({ id, text: title, href: hrefOf(id) }));
  return <Ticker label={t('notices')} icon={megaphoneIcon} items={items} />;
}
