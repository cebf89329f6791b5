import type { Currency, Language, TeamRain } from '@baize/contract';
import { Badge, type BadgeTone, EmptyState, ErrorState, formatMoney, Heading, Stack } from '@baize/design-system';
import { giftIcon } from '@baize/design-system/icons';
import { Table, type TableColumn } from '@baize/design-system/Table';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type AccountPagesState, formatMinute } from '../../core/index.ts';
import { MoreRows } from '../History/MoreRows.tsx';
import { RainForm, type RainFormProps } from './RainForm.tsx';

export interface TeamRainViewProps extends Omit<RainFormProps, 'errorText'> {
  state: AccountPagesState<TeamRain>;
  /** Sentence of the list's error. */
  errorText: string;
  /** Sentence of the form's. */
  refusalText: string | undefined;
  currency: Currency;
  language: Language;
  timeZone: string;
}

const tones: Record<TeamRain['state'], BadgeTone> = { coming: 'brass', running: 'positive', over: 'neutral' };
const none: readonly never[] = [];
const loadingRows = 4;

/** §2 red rain in the agent's centre: one that he pays for his downlines, and what they have caught of each. */
export function TeamRainView(props: TeamRainViewProps): ReactElement {
  const { state, errorText, refusalText, creating, currency, language, timeZone } = props;
  const { t } = useTranslation('rewards');
  const columns = useMemo((): readonly TableColumn<TeamRain>[] => {
    const money = (amount: number): string => formatMoney(amount, { currency, language, signed: false });
    return [
      { id: 'time', header: t('column.time'), cell: ({ startsAt }) => formatMinute(startsAt, timeZone) },
      {
        id: 'payer',
        header: t('team.payer'),
        cell: ({ isOwn, isBelow, payer }) => t(`team.payer.${isOwn ? 'own' : isBelow ? 'below' : payer}`),
      },
      {
        id: 'pool',
        header: t('team.pool'),
        align: 'end',
        cell: ({ pool, pieces }) => t('rain.pool', { pool: money(pool), count: pieces }),
      },
      {
        id: 'caught',
        header: t('team.caught'),
        align: 'end',
        cell: ({ caught, catchers }) => t('team.by', { amount: money(caught), count: catchers }),
      },
      {
        id: 'returned',
        header: t('team.returned'),
        align: 'end',
        cell: ({ returned }) => (returned === undefined ? '–' : money(returned)),
      },
      {
        id: 'state',
        header: t('column.state'),
        cell: ({ state: one }) => (
          <Badge tone={tones[one]} variant="outline">
            {t(`team.state.${one}`)}
          </Badge>
        ),
      },
    ];
  }, [t, currency, language, timeZone]);
  return (
    <Stack gap={5}>
      <Stack gap={3} as="section">
        <Heading level={3} size="body">
          {t('team.new')}
        </Heading>
        <RainForm creating={creating} errorText={refusalText} currency={currency} language={language} />
      </Stack>
      <Stack gap={3} as="section">
        <Heading level={3} size="body">
          {t('team.rains')}
        </Heading>
        {state.status === 'error' ? (
          <ErrorState title={t('rain.failed')} retry={{ onRetry: state.retry }}>
            {errorText}
          </ErrorState>
        ) : (
          <Table
            caption={t('team.rains')}
            columns={columns}
            rows={state.status === 'ready' ? state.rows : none}
            rowKey={({ rainId }) => rainId}
            captionHidden
            loadingRows={state.status === 'loading' ? loadingRows : 0}
            empty={
              <EmptyState icon={giftIcon} title={t('rain.none')}>
                {t('team.noneNext')}
              </EmptyState>
            }
          />
        )}
        <MoreRows state={state} errorText={errorText} />
      </Stack>
    </Stack>
  );
}
