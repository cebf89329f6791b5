import type { Currency, Language, RewardRow, RewardState } from '@baize/contract';
import { Badge, type BadgeTone, EmptyState, ErrorState, Stack } from '@baize/design-system';
import { giftIcon } from '@baize/design-system/icons';
import { Table, type TableColumn } from '@baize/design-system/Table';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type AccountPagesState, formatInZone, withZone } from '../../core/index.ts';
import { rewardTextIn } from '../../shared/rewards/rewardTextIn.ts';
import { MoreRows } from './MoreRows.tsx';

export interface RewardHistoryViewProps {
  state: AccountPagesState<RewardRow>;
  /** Sentence of the error, in the player's language: of the list, or of what more did not come. */
  errorText: string;
  /** The brand's: all amounts are in its minor unit. */
  currency: Currency;
  language: Language;
  /** IANA zone that times are shown in. */
  timeZone: string;
}

const tones: Record<RewardState, BadgeTone> = {
  joined: 'positive',
  applying: 'warning',
  processing: 'warning',
  rejected: 'negative',
  approved: 'brass',
  lapsed: 'neutral',
  issued: 'positive',
  claimed: 'positive',
  ended: 'neutral',
};
const none: readonly never[] = [];
const loadingRows = 4;

/** What became of each reward: when, what of, how much, and how it stands. */
export function RewardHistoryView({ state, errorText, currency, language, timeZone }: RewardHistoryViewProps): ReactElement {
  const { t } = useTranslation('rewards');
  const { t: tCore } = useTranslation('core');
  const columns = useMemo(
    (): readonly TableColumn<RewardRow>[] => [
      { id: 'title', header: t('column.reward'), cell: ({ title, reason }) => [title[language], reason].filter(Boolean).join(' · ') },
      {
        id: 'time',
        header: withZone(t('column.time'), timeZone),
        cell: ({ at }) => <time dateTime={at}>{formatInZone(at, timeZone)}</time>,
      },
      {
        id: 'amount',
        header: t('column.amount'),
        align: 'end',
        cell: ({ amount, unit }) => (amount === undefined ? '–' : rewardTextIn(tCore, currency, language)(amount, unit)),
      },
      {
        id: 'state',
        header: t('column.state'),
        cell: ({ state: one, bonus }) => (
          <Badge tone={tones[one]} variant="outline">
            {bonus ? `${t(`state.${one}`)} · ${t(`bonus.${bonus}`)}` : t(`state.${one}`)}
          </Badge>
        ),
      },
    ],
    [t, tCore, currency, language, timeZone],
  );
  if (state.status === 'error') {
    return (
      <ErrorState title={t('historyFailed')} retry={{ onRetry: state.retry }}>
        {errorText}
      </ErrorState>
    );
  }
  return (
    <Stack gap={3}>
      <Table
        caption={t('tab.history')}
        columns={columns}
        rows={state.status === 'ready' ? state.rows : none}
        rowKey={({ entryId }) => entryId}
        captionHidden
        loadingRows={state.status === 'loading' ? loadingRows : 0}
        empty={
          <EmptyState icon={giftIcon} title={t('historyEmpty')}>
            {t('historyEmptyNext')}
          </EmptyState>
        }
      />
      <MoreRows state={state} errorText={errorText} />
    </Stack>
  );
}
