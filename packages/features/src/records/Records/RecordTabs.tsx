import { Tabs } from '@baize/design-system/Tabs';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Parts of the histories of the member centre (§2): what was played, and what has moved the balance. */
export type RecordTab = 'bets' | 'profitAndLoss' | 'transactions' | 'bonuses' | 'netDeposits';

export interface RecordTabsProps {
  /** What each has, in this order. */
  parts: readonly { tab: RecordTab; content: ReactNode }[];
  open: RecordTab;
  onOpen(tab: RecordTab): void;
}

/** The parts of one history, one shown at a time. */
export function RecordTabs({ parts, open, onOpen }: RecordTabsProps): ReactElement {
  const { t } = useTranslation('records');
  const change = (id: string): void => {
    const part = parts.find(({ tab }) => tab === id);
    if (part) onOpen(part.tab);
  };
  return (
    <Tabs
      label={t('records.tabs')}
      // Opening one costs a call.
      activation="manual"
      items={parts.map(({ tab, content }) => ({ id: tab, text: t(`tab.${tab}`), content }))}
      value={open}
      onChange={change}
    />
  );
}
